import type { UserId } from '@safehouse/protocol';
import type { UserStore } from '../store/user-store.ts';
import type { Directory } from './directory.ts';

const MAX_NAMES = 50_000;

/** The most recently loaded names; the oldest are dropped first. */
export class NameCache implements Directory {
  readonly #users: UserStore;
  readonly #maxNames: number;
  readonly #names = new Map<UserId, string | null>();

  constructor(users: UserStore, maxNames: number = MAX_NAMES) {
    this.#users = users;
    this.#maxNames = maxNames;
  }

  // An arrow function, because it is passed around without its object.
  readonly nameOf = (user: UserId): string | null => this.#names.get(user) ?? null;

  isLoaded(users: readonly UserId[]): boolean {
    return users.every((user) => this.#names.has(user));
  }

  async preload(users: readonly UserId[]): Promise<void> {
    const missing = [...new Set(users)].filter((user) => !this.#names.has(user));
    if (missing.length === 0) return;
    const found = await this.#users.namesOf(missing);
    for (const user of missing) this.#names.set(user, found.get(user) ?? null);
    for (const user of this.#names.keys()) {
      if (this.#names.size <= this.#maxNames) break;
      this.#names.delete(user);
    }
  }

  invalidate(user: UserId): void {
    this.#names.delete(user);
  }
}
