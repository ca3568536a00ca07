import type { UserId } from '@safehouse/protocol';
import type { Bus } from '../bus/bus.ts';
import type { PeopleStore } from '../store/people-store.ts';
import type { Subscriber } from './subscription.ts';

export interface SubscriberBlocksDeps {
  readonly bus: Pick<Bus, 'follow'>;
  readonly store: { readonly people: Pick<PeopleStore, 'blocksOf'> };
}

interface KnownBlocks {
  /** The number of subscriptions of this user. */
  subscriptions: number;
  blocked: ReadonlySet<UserId>;
  loading: Promise<void>;
  unfollow(): void;
}

const NOBODY: ReadonlySet<UserId> = new Set();

/**
 * The blocks from and to each user who views a list: neither is listed to the other. Read once for all lists of a user,
 * and dropped when they view none.
 */
export class SubscriberBlocks {
  readonly #deps: SubscriberBlocksDeps;
  readonly #byUser = new Map<UserId, KnownBlocks>();

  constructor(deps: SubscriberBlocksDeps) {
    this.#deps = deps;
  }

  /** Called for each subscription. Resolves when the blocks are known. */
  async add({ userId }: Subscriber): Promise<void> {
    if (userId === null) return;
    const known = this.#byUser.get(userId) ?? this.#follow(userId);
    known.subscriptions++;
    await known.loading;
  }

  remove({ userId }: Subscriber): void {
    const known = userId === null ? undefined : this.#byUser.get(userId);
    if (userId === null || !known || --known.subscriptions > 0) return;
    known.unfollow();
    this.#byUser.delete(userId);
  }

  of({ userId }: Subscriber): ReadonlySet<UserId> {
    return (userId === null ? undefined : this.#byUser.get(userId)?.blocked) ?? NOBODY;
  }

  /** A user's blocks may have changed. Returns the other users who are newly blocked or no longer blocked. */
  async reload(user: UserId): Promise<ReadonlySet<UserId>> {
    const known = this.#byUser.get(user);
    if (!known) return NOBODY;
    const before = known.blocked;
    known.loading = this.#load(user, known);
    await known.loading;
    return before.symmetricDifference(known.blocked);
  }

  #follow(user: UserId): KnownBlocks {
    const unfollow = this.#deps.bus.follow({ type: 'mine', id: user });
    const known: KnownBlocks = { subscriptions: 0, blocked: NOBODY, loading: Promise.resolve(), unfollow };
    this.#byUser.set(user, known);
    known.loading = this.#load(user, known);
    return known;
  }

  async #load(user: UserId, known: KnownBlocks): Promise<void> {
    const blocked = await this.#deps.store.people.blocksOf(user);
    known.blocked = blocked.length === 0 ? NOBODY : new Set(blocked);
  }
}
