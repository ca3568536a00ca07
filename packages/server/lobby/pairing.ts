import type { UserId } from '@safehouse/protocol';

/** Somebody who looks for an opponent. Those whose `wants` are equal want the same. */
export interface Seek {
  readonly user: UserId;
  readonly wants: string;
  readonly rating: number;
  readonly since: number;
}

/** How many points of rating somebody looks up and down: at first so many, and more with every second. */
const AT_FIRST = 75;
const PER_SECOND = 15;

function reach({ since }: Seek, now: number): number {
  return AT_FIRST + (PER_SECOND * Math.max(0, now - since)) / 1000;
}

/** Both add to how far apart they may be: who has waited long finds also one who has just come. */
function distance(one: Seek, other: Seek, now: number): number | null {
  if (one.user === other.user) return null;
  const apart = Math.abs(one.rating - other.rating);
  return apart <= reach(one, now) + reach(other, now) ? apart : null;
}

type Pair = readonly [Seek, Seek];

/** Who plays whom now: whoever has waited longest gets the nearest. */
export function pairsAmong(seeks: readonly Seek[], now: number): Pair[] {
  const alike = Map.groupBy(seeks, ({ wants }) => wants);
  return [...alike.values()].flatMap((group) => pairsOf(group, now));
}

function pairsOf(seeks: readonly Seek[], now: number): Pair[] {
  const left = new Set(seeks.toSorted((a, b) => a.since - b.since));
  const pairs: Pair[] = [];
  for (const seek of left) {
    const other = nearest(seek, left, now);
    if (!other) continue;
    left.delete(seek);
    left.delete(other);
    pairs.push([seek, other]);
  }
  return pairs;
}

function nearest(seek: Seek, others: Iterable<Seek>, now: number): Seek | null {
  let best: { readonly other: Seek; readonly apart: number } | null = null;
  for (const other of others) {
    const apart = distance(seek, other, now);
    if (apart !== null && (best === null || apart < best.apart)) best = { other, apart };
  }
  return best?.other ?? null;
}
