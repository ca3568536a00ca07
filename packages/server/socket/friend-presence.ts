import type { FriendStatus, UserId } from '@safehouse/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Presence } from '../bus/presence.ts';
import type { PeopleStore } from '../store/people-store.ts';
import type { FriendsSubscription } from './subscription.ts';

/** Of one person; the status of further ones is not shown. */
const MAX_FRIENDS = 200;
/** A page that reloads is back within this time. */
const GRACE_MS = 5000;
/** How often other servers are asked for each friend whom somebody here looks at. */
const REMOTE_INTERVAL_MS = 10_000;

export interface FriendPresenceDeps {
  readonly store: { readonly people: Pick<PeopleStore, 'relationsOf'> };
  readonly bus: Pick<Bus, 'follow'>;
  /** Null or missing where there are no other servers. */
  readonly presence?: Pick<Presence, 'statusOf'> | null;
  /** On this server; null: not here, or not to be seen. */
  localStatusOf(user: UserId): FriendStatus | null;
  now(): number;
}

interface Watcher {
  friends: readonly UserId[];
  lastText: string;
  unfollow(): void;
}

interface KnownStatus {
  status: FriendStatus | null;
  /** When it was last anything else than null. */
  seenAt: number;
  remote: FriendStatus | null;
  askedAt: number;
}

/**
 * Who of somebody's friends is here. Only friends see each other, so that a block ends it. It costs nothing while nobody
 * looks: the friends of those who do are looked up every second, on other servers every ten.
 */
export class FriendPresence {
  readonly #deps: FriendPresenceDeps;
  readonly #watchers = new Map<FriendsSubscription, Watcher>();
  readonly #known = new Map<UserId, KnownStatus>();

  constructor(deps: FriendPresenceDeps) {
    this.#deps = deps;
  }

  async add(subscription: FriendsSubscription): Promise<void> {
    const user = subscription.subscriber.userId;
    if (user === null) return;
    const unfollow = this.#deps.bus.follow({ type: 'mine', id: user });
    this.#watchers.set(subscription, { friends: [], lastText: '', unfollow });
    await this.#load(subscription, user);
  }

  remove(subscription: FriendsSubscription): void {
    this.#watchers.get(subscription)?.unfollow();
    this.#watchers.delete(subscription);
    if (this.#watchers.size === 0) this.#known.clear();
  }

  /** Somebody's friends may have changed. */
  async onPeopleChanged(user: UserId): Promise<void> {
    for (const subscription of this.#watchers.keys())
      if (subscription.subscriber.userId === user) await this.#load(subscription, user);
  }

  /** Every second: tells those who look what has changed. */
  tick(): void {
    for (const [subscription, watcher] of this.#watchers) this.#send(subscription, watcher);
  }

  async #load(subscription: FriendsSubscription, user: UserId): Promise<void> {
    const relations = await this.#deps.store.people.relationsOf(user);
    const friends = relations.filter(({ kind }) => kind === 'friend').map(({ other }) => other);
    const watcher = this.#watchers.get(subscription);
    if (!watcher) return;
    watcher.friends = friends.slice(0, MAX_FRIENDS);
    await Promise.all(watcher.friends.map((friend) => this.#askOthers(friend)));
    this.#send(subscription, watcher);
  }

  #send({ subscriber, on }: FriendsSubscription, watcher: Watcher): void {
    const online = watcher.friends.flatMap((user) => {
      const status = this.#statusOf(user);
      return status ? [{ user, status }] : [];
    });
    const text = JSON.stringify(online);
    if (text === watcher.lastText) return;
    watcher.lastText = text;
    subscriber.sendText(`{"type":"friends","on":${on},"online":${text}}`);
  }

  /** Short interruptions are not shown. */
  #statusOf(user: UserId): FriendStatus | null {
    const now = this.#deps.now();
    const known = this.#stateOf(user);
    if (now - known.askedAt >= REMOTE_INTERVAL_MS) void this.#askOthers(user);
    const status = this.#deps.localStatusOf(user) ?? known.remote;
    if (status !== null || now - known.seenAt >= GRACE_MS) known.status = status;
    if (status !== null) known.seenAt = now;
    return known.status;
  }

  #stateOf(user: UserId): KnownStatus {
    const known = this.#known.get(user) ?? {
      status: null,
      seenAt: Number.NEGATIVE_INFINITY,
      remote: null,
      askedAt: Number.NEGATIVE_INFINITY,
    };
    this.#known.set(user, known);
    return known;
  }

  async #askOthers(user: UserId): Promise<void> {
    const { presence, now } = this.#deps;
    const known = this.#stateOf(user);
    known.askedAt = now();
    if (presence) known.remote = await presence.statusOf(user);
  }
}
