import { randomUUID } from 'node:crypto';
import type { FriendStatus, OnlinePerson, UserId } from '@safehouse/protocol';
import type { Bus, BusMessage } from '../bus/bus.ts';
import type { Directory } from '../identity/directory.ts';
import type { SeekList } from './seek-list.ts';

type OnlineMessage = Extract<BusMessage, { readonly type: 'online' }>;

export interface OnlinePeopleDeps {
  readonly bus: Pick<Bus, 'publishToOthers' | 'follow'>;
  readonly directory: Pick<Directory, 'preload' | 'nameOf'>;
  /** Users of this server who are not invisible. */
  readonly visibleUsers: ReadonlySet<UserId>;
  localStatusOf(user: UserId): FriendStatus | null;
  /** Users who look for an opponent. */
  readonly matchmaker?: SeekList;
  now(): number;
}

export interface OnlineList {
  readonly count: number;
  readonly people: readonly OnlinePerson[];
}

/** The maximum age of the list. It is read once for all subscribers, and not at all without subscribers. */
const READ_INTERVAL_MS = 5000;
/** More than a screen shows, because some are hidden from some viewers. */
const MAX_LISTED = 30;
/** At most this many connected users are considered. */
const MAX_EXAMINED = 200;
/** How long replies and requests of other servers remain valid. */
const REMOTE_MS = 15_000;

const RANKS: readonly FriendStatus[] = ['looking', 'playing', 'online'];

/** Online users on all servers: the number, and some of them. Servers exchange these only while somebody views them. */
export class OnlinePeople {
  readonly #deps: OnlinePeopleDeps;
  readonly #server = randomUUID();
  readonly #remote = new Map<string, { readonly list: OnlineList; readonly at: number }>();
  #cached: { readonly list: Promise<OnlineList>; readonly readAt: number } | null = null;
  #unfollow: (() => void) | null = null;
  #askedByOthersAt = Number.NEGATIVE_INFINITY;
  #sentAt = Number.NEGATIVE_INFINITY;

  constructor(deps: OnlinePeopleDeps) {
    this.#deps = deps;
  }

  list(): Promise<OnlineList> {
    const readAt = this.#deps.now();
    if (this.#cached && readAt - this.#cached.readAt < READ_INTERVAL_MS) return this.#cached.list;
    const cached = { list: this.#read(readAt), readAt };
    this.#cached = cached;
    cached.list.catch(() => {
      if (this.#cached === cached) this.#cached = null;
    });
    return cached.list;
  }

  isVisibleHere(user: UserId): boolean {
    return this.#deps.visibleUsers.has(user);
  }

  /** Called every second: answers other servers while they ask, and unsubscribes when nobody here views the list. */
  async tick(): Promise<void> {
    const now = this.#deps.now();
    if (this.#unfollow && now - (this.#cached?.readAt ?? 0) >= REMOTE_MS) this.#unfollow();
    if (now - this.#askedByOthersAt >= REMOTE_MS || now - this.#sentAt < READ_INTERVAL_MS) return;
    this.#sentAt = now;
    const { count, people } = await this.#local();
    this.#deps.bus.publishToOthers({ type: 'online', server: this.#server, count, people });
  }

  onAsked(): void {
    this.#askedByOthersAt = this.#deps.now();
  }

  onRemote({ server, count, people }: OnlineMessage): void {
    if (this.#unfollow) this.#remote.set(server, { list: { count, people }, at: this.#deps.now() });
  }

  async #read(now: number): Promise<OnlineList> {
    this.#follow();
    this.#deps.bus.publishToOthers({ type: 'online-asked' });
    for (const [server, { at }] of this.#remote) if (now - at >= REMOTE_MS) this.#remote.delete(server);
    const lists = [await this.#local(), ...[...this.#remote.values()].map(({ list }) => list)];
    const people = new Map(lists.flatMap((list) => list.people.map((person) => [person.id, person] as const)));
    return { count: lists.reduce((sum, { count }) => sum + count, 0), people: ranked([...people.values()]) };
  }

  #follow(): void {
    if (this.#unfollow) return;
    const unfollow = this.#deps.bus.follow({ type: 'online', id: 'all' });
    this.#unfollow = () => {
      unfollow();
      this.#unfollow = null;
      this.#remote.clear();
    };
  }

  async #local(): Promise<OnlineList> {
    const { visibleUsers, directory, localStatusOf, matchmaker } = this.#deps;
    const seeks = (await matchmaker?.list()) ?? [];
    const seekers = new Set(seeks.map(({ user }) => user).filter((user) => visibleUsers.has(user)));
    const others = [...visibleUsers.values().take(MAX_EXAMINED)].filter((user) => !seekers.has(user));
    const found = [...seekers, ...others].flatMap((user) => {
      const status = seekers.has(user) ? 'looking' : localStatusOf(user);
      return status === null ? [] : [{ id: user, status }];
    });
    const listed = ranked(found);
    await directory.preload(listed.map(({ id }) => id));
    const people = listed.map(({ id, status }) => ({ id, name: directory.nameOf(id), status }));
    return { count: visibleUsers.size, people: people.filter(({ name }) => name !== null) };
  }
}

/** First users who look for a match, then those who play. */
function ranked<T extends { readonly status: FriendStatus }>(people: readonly T[]): readonly T[] {
  return people.toSorted((a, b) => RANKS.indexOf(a.status) - RANKS.indexOf(b.status)).slice(0, MAX_LISTED);
}
