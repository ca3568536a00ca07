import { readStorage, writeStorage } from './storage.ts';

interface RecentValuesOptions<T> {
  readonly storageKey: string;
  /** The oldest are dropped. */
  readonly max: number;
  isValue(value: unknown): value is T;
}

/** Values by key, stored in the browser: those that were set last. */
export class RecentValues<T> {
  readonly #options: RecentValuesOptions<T>;

  constructor(options: RecentValuesOptions<T>) {
    this.#options = options;
  }

  get(key: string): T | null {
    return this.#read().find(([saved]) => saved === key)?.[1] ?? null;
  }

  set(key: string, value: T): void {
    const { storageKey, max } = this.#options;
    const others = this.#read().filter(([saved]) => saved !== key);
    writeStorage(storageKey, JSON.stringify([[key, value], ...others].slice(0, max)));
  }

  /** Ignores malformed entries. */
  #read(): readonly (readonly [key: string, value: T])[] {
    const stored = readStorage(this.#options.storageKey);
    if (!Array.isArray(stored)) return [];
    return stored.filter(
      (entry) => Array.isArray(entry) && typeof entry[0] === 'string' && this.#options.isValue(entry[1]),
    );
  }
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
