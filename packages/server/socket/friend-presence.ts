import type { FriendStatus, UserId } from '@safehouse/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Presence } from '../bus/presence.ts';
import type { PeopleStore } from '../store/people-store.ts';
import type { SeekList } from './seek-list.ts';
import type { FriendsSubscription } from './subscription.ts';

/** Of one person; the status of further ones is not shown. */
const MAX_FRIENDS = 200;
/** A page that reloads is back within this time. */
const GRACE_MS = 5000;
/** How often other servers are asked for each friend whom somebody here looks at. */
const REMOTE_INTERVAL_MS = 10_000;

export interface FriendPresenceDeps {
  readonly store: { readonly people: Pick<PeopleStore, 'relatedTo'> };
  readonly bus: Pick<Bus, 'follow'>;
  /** Null or missing where there are no other servers. */
  readonly presence?: Pick<Presence, 'statusOf'> | null;
  /** On this server; null: not here, or not to be seen. */
  localStatusOf(user: UserId): FriendStatus | null;
  /** Who looks for an opponent, on any server; missing where nobody can. */
  readonly matchmaker?: SeekList;
  now(): number;
}

interface Watcher {
  /** Null until they are loaded. */
  friends: readonly UserId[] | null;
  unfollow(): void;
}

/** One who is looked at. */
interface KnownStatus {
  status: FriendStatus | null;
  /** When it was last anything else than null. */
  seenAt: number;
  remote: FriendStatus | null;
  askedAt: number;
  readonly watchers: Set<FriendsSubscription>;
}

/**
 * Who of somebody's friends is here. Only friends see each other, so that a block ends it. It costs nothing while nobody
 * looks: those who are looked at are looked up once a second however many look, on other servers every ten, and a change
 * is sent to those who look at that friend.
 */
export class FriendPresence {
  readonly #deps: FriendPresenceDeps;
  readonly #watchers = new Map<FriendsSubscription, Watcher>();
  readonly #subscriptionsByUser = new Map<UserId, Set<FriendsSubscription>>();
  readonly #known = new Map<UserId, KnownStatus>();
  #seekers: ReadonlySet<string> = new Set();
  /** Those to whom a change must be sent. */
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

  /** Somebody's friends may have changed. */
  async onPeopleChanged(user: UserId): Promise<void> {
    for (const subscription of [...(this.#subscriptionsByUser.get(user) ?? [])]) await this.#load(subscription, user);
  }

  /** Every second: tells those who look what has changed. */
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

  /** Users whom nobody looks at any more are dropped. */
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
