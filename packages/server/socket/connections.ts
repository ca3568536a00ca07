import type { UserId } from '@safehouse/protocol';
import { OpenCounts } from '../edge/open-counts.ts';
import type { Connection } from './connection.ts';
import { SlowReaders } from './slow-readers.ts';

const MAX_CONNECTIONS_PER_USER = 20;
/** Sockets and streams together. */
const CONNECTION_LIMITS = { perAddress: 100, total: 30_000 };
/** Every connection is pinged once in this many ticks, a different group each second. */
export const PING_ROUND_TICKS = 20;

interface UserListener {
  onFirstConnection(user: UserId): void;
  onLastConnectionClosed(user: UserId): void;
}

/** All connections of this process, counted by address and by user. */
export class Connections {
  readonly #pingGroups: readonly Set<Connection>[] = Array.from({ length: PING_ROUND_TICKS }, () => new Set());
  readonly #byUser = new Map<UserId, Set<Connection>>();
  readonly #visible = new Set<UserId>();
  readonly #openCounts = new OpenCounts(CONNECTION_LIMITS);
  readonly #listener: UserListener;
  readonly slowReaders = new SlowReaders();
  #addedCount = 0;

  constructor(listener: UserListener) {
    this.#listener = listener;
  }

  get all(): readonly Connection[] {
    return this.#pingGroups.flatMap((group) => [...group]);
  }

  /** The connections to ping at this tick. */
  pingGroup(tick: number): Iterable<Connection> {
    return this.#pingGroups[tick % PING_ROUND_TICKS];
  }

  /** Visible users of this process, the longest connected first. */
  get visibleUsers(): ReadonlySet<UserId> {
    return this.#visible;
  }

  /** Called after one of a user's connections was opened, closed, or became visible or invisible. */
  updateVisibility(user: UserId): void {
    if (this.ofUser(user).some(({ isInvisible }) => !isInvisible)) this.#visible.add(user);
    else this.#visible.delete(user);
  }

  ofUser(user: UserId): readonly Connection[] {
    return [...(this.#byUser.get(user) ?? [])];
  }

  addressesOf(user: UserId): readonly string[] {
    return [...new Set(this.ofUser(user).map(({ address }) => address))];
  }

  /** Is one more connection from this address allowed? */
  hasCapacityFor(address: string): boolean {
    return this.#openCounts.hasCapacityFor(address);
  }

  add(connection: Connection): void {
    this.#pingGroups[this.#addedCount++ % PING_ROUND_TICKS].add(connection);
    this.#openCounts.add(connection.address);
  }

  /** Counts the connection for its user. False if the user has too many. */
  tryRegisterUser(connection: Connection): boolean {
    const { userId } = connection;
    if (userId === null) return true;
    const own = this.#byUser.get(userId) ?? new Set();
    if (own.size >= MAX_CONNECTIONS_PER_USER) return false;
    this.#byUser.set(userId, own.add(connection));
    this.updateVisibility(userId);
    if (own.size === 1) this.#listener.onFirstConnection(userId);
    return true;
  }

  remove(connection: Connection): void {
    if (!this.#pingGroups.some((group) => group.delete(connection))) return;
    const { address, userId } = connection;
    this.#openCounts.remove(address);
    const own = userId === null ? undefined : this.#byUser.get(userId);
    if (userId === null || !own?.delete(connection)) return;
    this.updateVisibility(userId);
    if (own.size > 0) return;
    this.#byUser.delete(userId);
    this.#listener.onLastConnectionClosed(userId);
  }
}
