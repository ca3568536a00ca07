import type { MatchId } from '@safehouse/protocol';
import { type Entry, fromStoredEntry, type StoredEntry, type TableHeader, toStoredEntry } from '@safehouse/table';
import type { LocalSummary } from './local-summary.ts';

/** A match as stored in this browser. */
export interface StoredMatch {
  readonly id: MatchId;
  readonly header: TableHeader;
  readonly entries: readonly Entry[];
  readonly isOver: boolean;
  readonly updatedAt: number;
  /** Missing in matches of earlier releases until they are listed. */
  readonly summary?: LocalSummary;
}

interface MatchRow extends Omit<StoredMatch, 'entries'> {
  readonly entries: readonly StoredEntry[];
}

const STORE_NAME = 'matches';

/** Matches in IndexedDB, so that they survive closing the page. */
export class MatchDb {
  readonly #database: Promise<IDBDatabase>;

  constructor() {
    this.#database = new Promise((resolve, reject) => {
      const request = indexedDB.open('safehouse', 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE_NAME, { keyPath: 'id' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }

  async put(match: StoredMatch): Promise<void> {
    const row: MatchRow = { ...match, entries: match.entries.map(toStoredEntry) };
    await this.#request('readwrite', (store) => store.put(row));
  }

  async get(id: MatchId): Promise<StoredMatch | null> {
    const row = (await this.#request('readonly', (store) => store.get(id))) as MatchRow | undefined;
    return row ? fromRow(row) : null;
  }

  async remove(id: MatchId): Promise<void> {
    await this.#request('readwrite', (store) => store.delete(id));
  }

  async getAll(): Promise<StoredMatch[]> {
    return ((await this.#request('readonly', (store) => store.getAll())) as MatchRow[]).map(fromRow);
  }

  async #request(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
    const database = await this.#database;
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE_NAME, mode);
      const request = ask(transaction.objectStore(STORE_NAME));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  }
}

function fromRow(row: MatchRow): StoredMatch {
  return { ...row, entries: row.entries.map(fromStoredEntry) };
}
