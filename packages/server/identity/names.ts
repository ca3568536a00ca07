import type { UserId } from '@safehouse/protocol';
import type { UserStore } from '../store/users.ts';
import type { Directory } from './directory.ts';

const MOST_NAMES = 50_000;

/** The names of those met lately; the longest known are forgotten first. */
export class Names implements Directory {
  readonly #users: UserStore;
  readonly #most: number;
  readonly #names = new Map<UserId, string | null>();

  constructor(users: UserStore, most: number = MOST_NAMES) {
    this.#users = users;
    this.#most = most;
  }

  // Given away by itself to whoever makes pages.
  readonly nameOf = (user: UserId): string | null => this.#names.get(user) ?? null;

  async meet(users: readonly UserId[]): Promise<void> {
    const strangers = [...new Set(users)].filter((user) => !this.#names.has(user));
    if (strangers.length === 0) return;
    const found = await this.#users.names(strangers);
    for (const user of strangers) this.#names.set(user, found.get(user) ?? null);
    for (const user of this.#names.keys()) {
      if (this.#names.size <= this.#most) break;
      this.#names.delete(user);
    }
  }

  forget(user: UserId): void {
    this.#names.delete(user);
  }
}
