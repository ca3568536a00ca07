import type { UserId } from '@safehouse/protocol';

/** Somebody who looks for an opponent. */
export interface Seek {
  readonly user: UserId;
  readonly mode: string;
  /** Seeks with equal keys have equal criteria. */
  readonly criteriaKey: string;
  readonly rating: number;
  readonly since: number;
  /** Users with a block between them and this one. */
  readonly blocks: ReadonlySet<UserId>;
}

/** The accepted rating difference: at first, and its growth per second. */
const INITIAL_RATING_RANGE = 75;
const RATING_RANGE_PER_SECOND = 15;

function ratingRange({ since }: Seek, now: number): number {
  return INITIAL_RATING_RANGE + (RATING_RANGE_PER_SECOND * Math.max(0, now - since)) / 1000;
}

/** Both ranges are added: a player who has waited long can be paired with a new one. */
function ratingDistance(one: Seek, other: Seek, now: number): number | null {
  if (one.user === other.user || one.blocks.has(other.user) || other.blocks.has(one.user)) return null;
  const apart = Math.abs(one.rating - other.rating);
  return apart <= ratingRange(one, now) + ratingRange(other, now) ? apart : null;
}

type SeekPair = readonly [Seek, Seek];

/** Pairs the seeks. The one that has waited longest gets the closest rating. */
export function pairSeeks(seeks: readonly Seek[], now: number): SeekPair[] {
  const alike = Map.groupBy(seeks, ({ criteriaKey }) => criteriaKey);
  return [...alike.values()].flatMap((group) => pairGroup(group, now));
}

function pairGroup(seeks: readonly Seek[], now: number): SeekPair[] {
  const left = new Set(seeks.toSorted((a, b) => a.since - b.since));
  const pairs: SeekPair[] = [];
  for (const seek of left) {
    const other = nearestOpponent(seek, left, now);
    if (!other) continue;
    left.delete(seek);
    left.delete(other);
    pairs.push([seek, other]);
  }
  return pairs;
}

function nearestOpponent(seek: Seek, others: Iterable<Seek>, now: number): Seek | null {
  let best: { readonly other: Seek; readonly apart: number } | null = null;
  for (const other of others) {
    const apart = ratingDistance(seek, other, now);
    if (apart !== null && (best === null || apart < best.apart)) best = { other, apart };
  }
  return best?.other ?? null;
}
