import type { FriendStatus, UserId } from '@safehouse/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Presence } from '../bus/presence.ts';
import type { PeopleStore } from '../store/people-store.ts';
import type { SeekList } from './seek-list.ts';
import type { FriendsSubscription } from './subscription.ts';

/** Per user; the status of further friends is not shown. */
const MAX_FRIENDS = 200;
/** A page that reloads is back within this time. */
const GRACE_MS = 5000;
/** How often other servers are asked about each watched friend. */
const REMOTE_INTERVAL_MS = 10_000;

export interface FriendPresenceDeps {
  readonly store: { readonly people: Pick<PeopleStore, 'relatedTo'> };
  readonly bus: Pick<Bus, 'follow'>;
  /** Null or missing if there are no other servers. */
  readonly presence?: Pick<Presence, 'statusOf'> | null;
  /** The status on this server; null: offline or invisible. */
  localStatusOf(user: UserId): FriendStatus | null;
  /** Users who look for an opponent, on any server. */
  readonly matchmaker?: SeekList;
  now(): number;
}

interface Watcher {
  /** Null until they are loaded. */
  friends: readonly UserId[] | null;
  unfollow(): void;
}

/** A user who is watched by at least one friend. */
interface KnownStatus {
  status: FriendStatus | null;
  /** When it was last not null. */
  seenAt: number;
  remote: FriendStatus | null;
  askedAt: number;
  readonly watchers: Set<FriendsSubscription>;
}

/**
 * Which of a user's friends are online. Only friends see each other, so a block ends it. Costs nothing without viewers:
 * each watched friend is looked up once a second for all viewers (on other servers every ten), and changes are sent to
 * the viewers of that friend.
 */
export class FriendPresence {
  readonly #deps: FriendPresenceDeps;
  readonly #watchers = new Map<FriendsSubscription, Watcher>();
  readonly #subscriptionsByUser = new Map<UserId, Set<FriendsSubscription>>();
  readonly #known = new Map<UserId, KnownStatus>();
  #seekers: ReadonlySet<string> = new Set();
  /** Subscriptions to which a change must be sent. */
  readonly #stale = new Set<FriendsSubscription>();

  constructor(deps: FriendPresenceDeps) {
    this.#deps = deps;
  }

  async add(subscription: FriendsSubscription): Promise<void> {
    const user = subscription.subscriber.userId;
    if (user === null) return;
    const unfollow = this.#deps.bus.follow({ type: 'mine', id: user });
    this.#watchers.set(subscription, { friends: null, unfollow });
    this.#subscriptionsByUser.set(user, (this.#subscriptionsByUser.get(user) ?? new Set()).add(subscription));
    await this.#load(subscription, user);
  }

  remove(subscription: FriendsSubscription): void {
    const watcher = this.#watchers.get(subscription);
    const user = subscription.subscriber.userId;
    if (!watcher || user === null) return;
    watcher.unfollow();
    this.#watchFriends(subscription, watcher, []);
    this.#watchers.delete(subscription);
    const own = this.#subscriptionsByUser.get(user);
    if (own?.delete(subscription) && own.size === 0) this.#subscriptionsByUser.delete(user);
  }

  /** A user's friends may have changed. */
  async onPeopleChanged(user: UserId): Promise<void> {
    for (const subscription of [...(this.#subscriptionsByUser.get(user) ?? [])]) await this.#load(subscription, user);
  }

  /** Called every second: sends viewers what has changed. */
  async tick(): Promise<void> {
    if (this.#watchers.size === 0) return;
    const seeks = (await this.#deps.matchmaker?.list()) ?? [];
    this.#seekers = new Set(seeks.map(({ user }) => user));
    for (const [user, known] of this.#known) this.#update(user, known);
    for (const subscription of this.#stale) this.#send(subscription);
    this.#stale.clear();
  }

  async #load(subscription: FriendsSubscription, user: UserId): Promise<void> {
    const friends = await this.#deps.store.people.relatedTo(user, 'friend', MAX_FRIENDS);
    const watcher = this.#watchers.get(subscription);
    if (!watcher || (watcher.friends && String(watcher.friends) === String(friends))) return;
    this.#watchFriends(subscription, watcher, friends);
    await Promise.all(friends.map((friend) => this.#askOthers(this.#known.get(friend), friend)));
    for (const friend of friends) this.#update(friend, this.#known.get(friend));
    this.#stale.delete(subscription);
    this.#send(subscription);
  }

  /** Users who are no longer watched are dropped. */
  #watchFriends(subscription: FriendsSubscription, watcher: Watcher, friends: readonly UserId[]): void {
    const before = watcher.friends ?? [];
    watcher.friends = friends;
    for (const friend of friends) this.#stateOf(friend).watchers.add(subscription);
    for (const friend of before) {
      const watchers = this.#known.get(friend)?.watchers;
      if (friends.includes(friend) || !watchers) continue;
      watchers.delete(subscription);
      if (watchers.size === 0) this.#known.delete(friend);
    }
  }

  #send(subscription: FriendsSubscription): void {
    const friends = this.#watchers.get(subscription)?.friends;
    if (!friends) return;
    const online = friends.flatMap((user) => {
      const status = this.#known.get(user)?.status;
      return status ? [{ user, status }] : [];
    });
    const { subscriber, on } = subscription;
    subscriber.sendText(`{"type":"friends","on":${on},"online":${JSON.stringify(online)}}`);
  }

  /** Short interruptions are not shown. */
  #update(user: UserId, known: KnownStatus | undefined): void {
    if (!known) return;
    const now = this.#deps.now();
    if (now - known.askedAt >= REMOTE_INTERVAL_MS) void this.#askOthers(known, user);
    const present = this.#deps.localStatusOf(user) ?? known.remote;
    const status = present !== null && this.#seekers.has(user) ? 'looking' : present;
    const isShown = status !== null || now - known.seenAt >= GRACE_MS;
    if (status !== null) known.seenAt = now;
    if (!isShown || known.status === status) return;
    known.status = status;
    for (const watcher of known.watchers) this.#stale.add(watcher);
  }

  #stateOf(user: UserId): KnownStatus {
    const known = this.#known.get(user) ?? {
      status: null,
      seenAt: Number.NEGATIVE_INFINITY,
      remote: null,
      askedAt: Number.NEGATIVE_INFINITY,
      watchers: new Set(),
    };
    this.#known.set(user, known);
    return known;
  }

  async #askOthers(known: KnownStatus | undefined, user: UserId): Promise<void> {
    const { presence, now } = this.#deps;
    if (!known) return;
    known.askedAt = now();
    if (presence) known.remote = await presence.statusOf(user);
  }
}
