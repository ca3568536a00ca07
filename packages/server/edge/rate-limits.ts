import { type Network, networksOf } from './networks.ts';

/** On average `times` in `seconds`, and at most `burst` at once. */
export interface RateLimit {
  readonly burst: number;
  readonly times: number;
  readonly seconds: number;
}

/** Limits for one address, person or name. */
export const RATE_LIMITS = {
  /** New TCP connections from an address. */
  connections: { times: 20, seconds: 1, burst: 200 },
  /** HTTP requests from an address: over the first limit they are refused, over the second it is disconnected. */
  any: { times: 100, seconds: 1, burst: 200 },
  flood: { times: 200, seconds: 1, burst: 600 },
  /** By address, for any name. A device that has signed in to the account before is counted separately. */
  'sign-in': { times: 10, seconds: 60, burst: 10 },
  /** By address, for all known devices together: anybody can have many, each with its own account. */
  'sign-in-devices': { times: 30, seconds: 60, burst: 30 },
  /** By address and name: guesses at one account. The owner can still sign in from other addresses. */
  'sign-in-name': { times: 60, seconds: 3600, burst: 10 },
  /** New accounts from an address, in addition to `sign-in`, because each one takes a name. */
  accounts: { times: 120, seconds: 86_400, burst: 60 },
  guest: { times: 30, seconds: 60, burst: 30 },
  'guest-hour': { times: 120, seconds: 3600, burst: 120 },
  tables: { times: 20, seconds: 60, burst: 20 },
  /** New tables from an address, and those of them that are listed in the lobby. */
  'address-tables': { times: 240, seconds: 3600, burst: 120 },
  lobby: { times: 30, seconds: 3600, burst: 30 },
  /** Joining tables of the lobby, by address: somebody who joins all of them would keep others from playing. */
  'lobby-joins': { times: 60, seconds: 3600, burst: 30 },
  /** Commitments requested from an address: over the total maximum, other people's commitments are dropped. */
  commitments: { times: 600, seconds: 3600, burst: 240 },
  /** New clubs from an address: each takes a name, and the total number is limited. */
  clubs: { times: 12, seconds: 86_400, burst: 6 },
  /** New tournaments from an address: the scheduler checks them until they are over. */
  tournaments: { times: 48, seconds: 86_400, burst: 12 },
  /** Joining and leaving tournaments, by person and by address: each is stored permanently with the tournament. */
  joins: { times: 60, seconds: 3600, burst: 20 },
  'address-joins': { times: 600, seconds: 3600, burst: 200 },
  /** Tables with their own edition: each costs as much memory and time as many others. */
  editions: { times: 60, seconds: 3600, burst: 20 },
  /** Subscriptions by socket from an address: each is answered with a whole view or list. */
  watch: { times: 20, seconds: 1, burst: 200 },
  /** Messages and control frames of all sockets of an address. */
  messages: { times: 150, seconds: 1, burst: 600 },
  moves: { times: 20, seconds: 1, burst: 40 },
  undo: { times: 2, seconds: 1, burst: 20 },
  /** What is expensive to compute: earlier positions, records, searches in the documentation. */
  past: { times: 10, seconds: 1, burst: 60 },
  /** The same for all signed-in users of an address, because anybody can create guests. */
  'address-past': { times: 25, seconds: 1, burst: 250 },
  chat: { times: 1, seconds: 1, burst: 5 },
  /** Spectators' chat lines from one address, because anybody can create guests. */
  'spectator-chat': { times: 2, seconds: 1, burst: 20 },
  reports: { times: 20, seconds: 3600, burst: 10 },
  /** Results of matches in the browser: after each match, or many together after signing in. */
  practice: { times: 60, seconds: 3600, burst: 60 },
  /** Friends, notes, blocks, invitations, and searches for a name. */
  people: { times: 120, seconds: 3600, burst: 30 },
  /** Posts on the message boards of clubs. */
  posts: { times: 60, seconds: 3600, burst: 10 },
  /**
   * New e-mail addresses of an account, from a network, from a network to one mailbox, and to that mailbox: each is a
   * mail to somebody who may not want it, and who must still get their own.
   */
  emails: { times: 6, seconds: 3600, burst: 3 },
  'email-network': { times: 20, seconds: 3600, burst: 10 },
  'email-address': { times: 4, seconds: 86_400, burst: 3 },
  mailbox: { times: 8, seconds: 86_400, burst: 6 },
  /** Expensive to compute. */
  export: { times: 6, seconds: 3600, burst: 3 },
} as const satisfies { readonly [kind: string]: RateLimit };

export type RateLimitKind = keyof typeof RATE_LIMITS;

const MAX_KEYS = 100_000;
const MAX_DEBT = 4;

/**
 * Token buckets, each stored as the time at which it is full again. Over the maximum, the least recently used one is
 * dropped, because it is the most likely to be full.
 */
export class TokenBuckets {
  readonly #refillMs: number;
  readonly #capacityMs: number;
  readonly #maxKeys: number;
  readonly #fullAt = new Map<string, number>();

  constructor({ times, seconds, burst }: RateLimit, maxKeys: number = MAX_KEYS) {
    this.#refillMs = (seconds * 1000) / times;
    this.#capacityMs = burst * this.#refillMs;
    this.#maxKeys = maxKeys;
  }

  get size(): number {
    return this.#fullAt.size;
  }

  /** Milliseconds to wait, or 0 if it is allowed. Only counted if allowed. */
  take(key: string, now: number): number {
    const wait = this.waitFor(key, now);
    if (wait === 0) this.spend(key, now);
    return wait;
  }

  /** Milliseconds to wait, without counting. A key with a factor has that many times the limit. */
  waitFor(key: string, now: number, factor = 1): number {
    return Math.max(0, this.#fullAtAfter(key, now, factor) - now - this.#capacityMs);
  }

  /** Counts something, allowed or not. A bucket does not go below empty. */
  spend(key: string, now: number, factor = 1): void {
    const mostEmpty = Math.max(this.#fullAt.get(key) ?? 0, now + this.#capacityMs);
    this.#remember(key, Math.min(this.#fullAtAfter(key, now, factor), mostEmpty));
  }

  /** Counts something that cost as much as `times` others. The bucket may go into debt by three times its capacity. */
  charge(key: string, now: number, { times, factor = 1 }: { readonly times: number; readonly factor?: number }): void {
    const fullAt = Math.max(this.#fullAt.get(key) ?? 0, now) + (times * this.#refillMs) / factor;
    this.#remember(key, Math.min(fullAt, now + MAX_DEBT * this.#capacityMs));
  }

  #fullAtAfter(key: string, now: number, factor: number): number {
    return Math.max(this.#fullAt.get(key) ?? 0, now) + this.#refillMs / factor;
  }

  #remember(key: string, fullAt: number): void {
    this.#fullAt.delete(key);
    this.#fullAt.set(key, fullAt);
    if (this.#fullAt.size <= this.#maxKeys) return;
    const [oldest] = this.#fullAt.keys();
    this.#fullAt.delete(oldest);
  }
}

/** Counted for all processes together: these protect people and the database, and are rare enough to publish. */
const SHARED_KINDS: ReadonlySet<RateLimitKind> = new Set([
  'sign-in',
  'sign-in-devices',
  'sign-in-name',
  'guest',
  'guest-hour',
  'tables',
  'address-tables',
  'lobby',
  'lobby-joins',
  'commitments',
  'accounts',
  'clubs',
  'editions',
  'tournaments',
  'joins',
  'address-joins',
  'chat',
  'spectator-chat',
  'reports',
  'practice',
  'people',
  'posts',
  'emails',
  'email-network',
  'email-address',
  'mailbox',
  'export',
]);

/** Milliseconds to wait for an expensive read: limited by person (or by address without a session), then by address. */
export function waitForPast(limits: Pick<RateLimiter, 'waitFor'>, user: string | undefined, address: string): number {
  if (user === undefined) return limits.waitFor('past', address);
  return limits.waitFor('past', user) || limits.waitFor('address-past', address);
}

/** All the limits of a server. */
export class RateLimiter {
  readonly #now: () => number;
  readonly #onSpent: (kind: RateLimitKind, key: string) => void;
  readonly #buckets: { readonly [kind in RateLimitKind]: TokenBuckets };

  /** `onSpent` publishes what also counts in other processes. */
  constructor(now: () => number, onSpent: (kind: RateLimitKind, key: string) => void = () => undefined) {
    this.#now = now;
    this.#onSpent = onSpent;
    const kinds = Object.entries(RATE_LIMITS).map(([kind, limit]) => [kind, new TokenBuckets(limit)]);
    this.#buckets = Object.fromEntries(kinds);
  }

  /** `key` is an address (which counts in all its networks, see `networksOf`), or a user id. */
  allows(kind: RateLimitKind, key: string): boolean {
    return this.waitFor(kind, key) === 0;
  }

  /** As `allows`, but returns how many milliseconds to wait. */
  waitFor(kind: RateLimitKind, key: string): number {
    const [networks, now] = [networksOf(key), this.#now()];
    const wait = this.#waitOf(kind, networks, now);
    if (wait > 0) return wait;
    this.#spend(kind, networks, now);
    if (SHARED_KINDS.has(kind)) this.#onSpent(kind, key);
    return 0;
  }

  /** Counts something that cost as much as `times` others. The caller must wait until that is refilled. */
  charge(kind: RateLimitKind, key: string, times: number): void {
    const now = this.#now();
    for (const network of networksOf(key))
      this.#buckets[kind].charge(network.key, now, { times, factor: network.factor });
  }

  /** Would it be refused now? Does not count. */
  isExhausted(kind: RateLimitKind, key: string): boolean {
    return this.#waitOf(kind, networksOf(key), this.#now()) > 0;
  }

  /** Counts what another process allowed. */
  recordRemoteUse(kind: string, key: string): void {
    if (Object.hasOwn(RATE_LIMITS, kind)) this.#spend(kind as RateLimitKind, networksOf(key), this.#now());
  }

  #waitOf(kind: RateLimitKind, networks: readonly Network[], now: number): number {
    let wait = 0;
    for (const { key, factor } of networks) wait = Math.max(wait, this.#buckets[kind].waitFor(key, now, factor));
    return wait;
  }

  #spend(kind: RateLimitKind, networks: readonly Network[], now: number): void {
    for (const { key, factor } of networks) this.#buckets[kind].spend(key, now, factor);
  }
}
