import { createHash } from 'node:crypto';
import { getHeapStatistics } from 'node:v8';
import type { Table, TableHeader } from '@safehouse/table';

/**
 * Measured averages; that of an entry includes the text of its facts. A compiled edition takes a multiple of its text;
 * it is counted for every match that uses it.
 */
const TABLE_BYTES = 16_000;
const ENTRY_BYTES = 600;
const BYTES_PER_EDITION_CHARACTER = 12;

/** Matches in memory may use a third of the heap. */
export function defaultMaxBytes(): number {
  return getHeapStatistics().heap_size_limit / 3;
}

/** The memory used by matches. Each distinct edition is kept once, however many matches use it. */
export class RoomMemory {
  readonly #editions = new Map<string, WeakRef<object>>();
  readonly #editionLengths = new WeakMap<object, number>();
  readonly #unusedEditions = new FinalizationRegistry<string>((hash) => {
    if (this.#editions.get(hash)?.deref() === undefined) this.#editions.delete(hash);
  });

  /** The same header, with the shared object as its edition. */
  shareEdition(header: TableHeader): TableHeader {
    const { edition } = header;
    if (typeof edition !== 'object' || edition === null) return header;
    const text = JSON.stringify(edition);
    const hash = createHash('sha256').update(text).digest('base64');
    const known = this.#editions.get(hash)?.deref();
    if (known) return { ...header, edition: known };
    this.#editions.set(hash, new WeakRef(edition));
    this.#editionLengths.set(edition, text.length);
    this.#unusedEditions.register(edition, hash);
    return header;
  }

  /** An estimate. */
  bytesOf({ header: { edition }, entries }: Table): number {
    const editionLength = this.#editionLengths.get(edition as object) ?? 0;
    return TABLE_BYTES + BYTES_PER_EDITION_CHARACTER * editionLength + ENTRY_BYTES * entries.length;
  }
}
