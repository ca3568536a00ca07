import { createHash } from 'node:crypto';
import type { TableHeader } from '@safehouse/table';

/** An edition is stored once for all matches that use it, under its hash. */
interface StoredEdition {
  readonly hash: string;
  readonly text: string;
}

interface HeaderColumns {
  /** JSON, without the edition. */
  readonly header: string;
  readonly edition: StoredEdition | null;
}

export function headerToColumns({ edition, ...header }: TableHeader): HeaderColumns {
  return { header: JSON.stringify(header), edition: edition === undefined ? null : toStoredEdition(edition) };
}

function toStoredEdition(edition: unknown): StoredEdition {
  const text = JSON.stringify(edition);
  return { hash: createHash('sha256').update(text).digest('base64url'), text };
}

/** `edition`: its text; null for a match without one, and for older matches, which have it in their header. */
export interface HeaderRow {
  readonly header: string;
  readonly edition: string | null;
}

export function headerFromRow({ header, edition }: HeaderRow): TableHeader {
  return edition === null ? JSON.parse(header) : { ...JSON.parse(header), edition: JSON.parse(edition) };
}
