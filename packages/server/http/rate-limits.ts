import { isIPv6 } from 'node:net';

/** So many in so many seconds on the long run, and `burst` at once. */
export interface RateLimit {
  readonly burst: number;
  readonly times: number;
  readonly seconds: number;
}

/** What is counted, and how much of it one address, person or name may do. */
export const RATE_LIMITS = {
  /** Every request of an address. */
  any: { times: 100, seconds: 1, burst: 200 },
  /** By address, and once more by the name that is tried. */
  'sign-in': { times: 10, seconds: 60, burst: 10 },
  guest: { times: 30, seconds: 60, burst: 30 },
  tables: { times: 20, seconds: 60, burst: 20 },
  moves: { times: 20, seconds: 1, burst: 40 },
  chat: { times: 1, seconds: 1, burst: 5 },
  /** What makes the server read a great deal. */
  export: { times: 6, seconds: 3600, burst: 3 },
} as const satisfies { readonly [kind: string]: RateLimit };

export type RateLimitKind = keyof typeof RATE_LIMITS;

const MAX_KEYS = 100_000;

/**
 * Token buckets, each kept as the moment at which it will be full again. The longest unused is forgotten first: it is
 * the likeliest to be full.
 */
export class TokenBuckets {
  readonly #refillMs: number;
  readonly #capacityMs: number;
  readonly #maxKeys: number;
  readonly #fullAt = new Map<string, number>();

  constructor({ times, seconds, burst }: RateLimit, most: number = MAX_KEYS) {
    this.#refillMs = (seconds * 1000) / times;
    this.#capacityMs = burst * this.#refillMs;
    this.#maxKeys = most;
  }

  get size(): number {
    return this.#fullAt.size;
  }

  /** Milliseconds to wait; 0 where it was allowed, and only then it counts. */
  take(key: string, now: number): number {
    const fullAt = Math.max(this.#fullAt.get(key) ?? 0, now) + this.#refillMs;
    const wait = fullAt - now - this.#capacityMs;
    if (wait > 0) return wait;
    this.#remember(key, fullAt);
    return 0;
  }

  /** It was done already, allowed or not; a bucket is never emptier than empty. */
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

/** What guards people and the database, and not one process: it counts wherever it was done. It is not done often. */
const SHARED_KINDS: ReadonlySet<RateLimitKind> = new Set(['sign-in', 'guest', 'tables', 'chat', 'export']);

/** All the limits of a server. */
export class RateLimiter {
  readonly #now: () => number;
  readonly #onSpent: (kind: RateLimitKind, key: string) => void;
  readonly #buckets: { readonly [kind in RateLimitKind]: TokenBuckets };

  /** `spent` is told what counts in other processes, too. */
  constructor(now: () => number, spent: (kind: RateLimitKind, key: string) => void = () => undefined) {
    this.#now = now;
    this.#onSpent = spent;
    const kinds = Object.entries(RATE_LIMITS).map(([kind, limit]) => [kind, new TokenBuckets(limit)]);
    this.#buckets = Object.fromEntries(kinds);
  }

  /** `key` is an address, a person's id, or whatever else shall not be done too often. */
  allows(kind: RateLimitKind, key: string): boolean {
    return this.waitFor(kind, key) === 0;
  }

  /** As `allows`, but telling how many milliseconds to wait. */
  waitFor(kind: RateLimitKind, key: string): number {
    const place = rateLimitKeyOf(key);
    const wait = this.#buckets[kind].take(place, this.#now());
    if (wait === 0 && SHARED_KINDS.has(kind)) this.#onSpent(kind, place);
    return wait;
  }

  /** It was done in another process. */
  recordRemoteUse(kind: string, key: string): void {
    if (Object.hasOwn(RATE_LIMITS, kind)) this.#buckets[kind as RateLimitKind].spend(key, this.#now());
  }
}

/** Of the long addresses one person has a whole street: they count as one. */
export function rateLimitKeyOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [, older] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (older !== undefined) return older;
  const [before, after] = address.split('::');
  const groups = before === '' ? [] : before.split(':');
  if (after !== undefined) groups.push('0', '0', '0', '0');
  const street = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${street.join(':')}::/64`;
}
