import type { MatchId } from '@safehouse/protocol';
import type { Entry, TableHeader } from '@safehouse/table';

/** A match as it is kept in this browser. */
export interface KeptMatch {
  readonly id: MatchId;
  readonly header: TableHeader;
  readonly entries: readonly Entry[];
  readonly isOver: boolean;
  readonly updatedAt: number;
}

const STORE = 'matches';

/** Matches in the browser's own database: an unfinished one is still there tomorrow. */
export class Keeping {
  readonly #database: Promise<IDBDatabase>;

  constructor() {
    this.#database = new Promise((resolve, reject) => {
      const request = indexedDB.open('safehouse', 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }

  async put(match: KeptMatch): Promise<void> {
    await this.#ask('readwrite', (store) => store.put(match));
  }

  async get(id: MatchId): Promise<KeptMatch | null> {
    return ((await this.#ask('readonly', (store) => store.get(id))) as KeptMatch | undefined) ?? null;
  }

  async remove(id: MatchId): Promise<void> {
    await this.#ask('readwrite', (store) => store.delete(id));
  }

  async all(): Promise<KeptMatch[]> {
    return (await this.#ask('readonly', (store) => store.getAll())) as KeptMatch[];
  }

  async #ask(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
    const database = await this.#database;
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  }
}
