import { isIPv6 } from 'node:net';

/** On average `times` in `seconds`, and at most `burst` at once. */
export interface RateLimit {
  readonly burst: number;
  readonly times: number;
  readonly seconds: number;
}

/** What is limited for one address, person or name. */
export const RATE_LIMITS = {
  /** Every HTTP request from an address. */
  any: { times: 100, seconds: 1, burst: 200 },
  /** By address, and by the name that is tried. */
  'sign-in': { times: 10, seconds: 60, burst: 10 },
  guest: { times: 30, seconds: 60, burst: 30 },
  tables: { times: 20, seconds: 60, burst: 20 },
  /** New tables from an address, and those of them that are listed in the lobby. */
  'address-tables': { times: 240, seconds: 3600, burst: 120 },
  lobby: { times: 30, seconds: 3600, burst: 30 },
  moves: { times: 20, seconds: 1, burst: 40 },
  chat: { times: 1, seconds: 1, burst: 5 },
  /** Expensive to read. */
  export: { times: 6, seconds: 3600, burst: 3 },
} as const satisfies { readonly [kind: string]: RateLimit };

export type RateLimitKind = keyof typeof RATE_LIMITS;

const MAX_KEYS = 100_000;

/**
 * Token buckets, each stored as the time at which it is full again. Beyond the maximum the least recently used is
 * dropped: it is the likeliest to be full.
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

  /** Milliseconds to wait, or 0 if it is allowed; only then does it count. */
  take(key: string, now: number): number {
    const fullAt = Math.max(this.#fullAt.get(key) ?? 0, now) + this.#refillMs;
    const wait = fullAt - now - this.#capacityMs;
    if (wait > 0) return wait;
    this.#remember(key, fullAt);
    return 0;
  }

  /** Counts something that was done elsewhere, allowed or not. A bucket is never emptier than empty. */
  spend(key: string, now: number): void {
    const fullAt = Math.max(this.#fullAt.get(key) ?? 0, now) + this.#refillMs;
    this.#remember(key, Math.min(fullAt, now + this.#capacityMs));
  }

  #remember(key: string, fullAt: number): void {
    this.#fullAt.delete(key);
    this.#fullAt.set(key, fullAt);
    const [oldest] = this.#fullAt.keys();
    if (this.#fullAt.size > this.#maxKeys) this.#fullAt.delete(oldest);
  }
}

/** These count for all processes together: they protect people and the database, and are rare enough to publish. */
const SHARED_KINDS: ReadonlySet<RateLimitKind> = new Set([
  'sign-in',
  'guest',
  'tables',
  'address-tables',
  'lobby',
  'chat',
  'export',
]);

/** All the limits of a server. */
export class RateLimiter {
  readonly #now: () => number;
  readonly #onSpent: (kind: RateLimitKind, key: string) => void;
  readonly #buckets: { readonly [kind in RateLimitKind]: TokenBuckets };

  /** `onSpent` publishes what counts in other processes, too. */
  constructor(now: () => number, onSpent: (kind: RateLimitKind, key: string) => void = () => undefined) {
    this.#now = now;
    this.#onSpent = onSpent;
    const kinds = Object.entries(RATE_LIMITS).map(([kind, limit]) => [kind, new TokenBuckets(limit)]);
    this.#buckets = Object.fromEntries(kinds);
  }

  /** `key` is an address, a user id or a name. */
  allows(kind: RateLimitKind, key: string): boolean {
    return this.waitFor(kind, key) === 0;
  }

  /** As `allows`, but returns how many milliseconds to wait. */
  waitFor(kind: RateLimitKind, key: string): number {
    const bucketKey = rateLimitKeyOf(key);
    const wait = this.#buckets[kind].take(bucketKey, this.#now());
    if (wait === 0 && SHARED_KINDS.has(kind)) this.#onSpent(kind, bucketKey);
    return wait;
  }

  /** Counts what another process allowed. */
  recordRemoteUse(kind: string, key: string): void {
    if (Object.hasOwn(RATE_LIMITS, kind)) this.#buckets[kind as RateLimitKind].spend(key, this.#now());
  }
}

/** One IPv6 /64 counts as one address, and an IPv4 address mapped to IPv6 as itself. */
export function rateLimitKeyOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [, ipv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (ipv4 !== undefined) return ipv4;
  const [before, after] = address.split('::');
  const groups = before === '' ? [] : before.split(':');
  if (after !== undefined) groups.push('0', '0', '0', '0');
  const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}
