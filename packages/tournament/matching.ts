/// <reference path="./blossom.d.ts" />
import maxWeightMatching from 'edmonds-blossom-fixed';

export type IndexPair = readonly [number, number];

/** How bad it is to pair the players at these positions: an integer from 0, or null if it is not allowed. */
export type PenaltyOf = (a: number, b: number) => number | null;

/** Matching takes cubic time in the number of players, so long lists are matched in windows of this size. */
const WINDOW = 32;
/** Within a window, everybody is compared with this many on either side, and with all only if that is not enough. */
const NEIGHBOURS = 8;
/** Larger than any penalty. The package needs positive weights, and integers to be exact. */
const MAX_PENALTY = 2 ** 40;

/**
 * Makes as many pairs as possible, with the smallest sum of penalties. Good partners must be near each other in the
 * list. In long lists the sum is minimal within each window only.
 */
export function matchPairs(count: number, penaltyOf: PenaltyOf): IndexPair[] {
  const { pairs, rest } = matchInWindows(count, penaltyOf);
  if (rest.length <= count % 2) return pairs;
  return count <= 2 * WINDOW || rest.length > WINDOW ? matchAll(count, penaltyOf) : repair(pairs, rest, penaltyOf);
}

interface WindowedMatching {
  readonly pairs: IndexPair[];
  /** Players without a partner. */
  readonly rest: readonly number[];
}

function matchInWindows(count: number, penaltyOf: PenaltyOf): WindowedMatching {
  const pairs: IndexPair[] = [];
  let rest: readonly number[] = [];
  for (let from = 0; from < count; ) {
    const isLast = count - from <= WINDOW + WINDOW / 2;
    const to = isLast ? count : from + WINDOW;
    const window = [...rest, ...range(from, to)];
    const matched = matchWindow(window, penaltyOf);
    pairs.push(...matched);
    rest = withoutPairs(window, matched);
    from = to;
  }
  return { pairs, rest };
}

function matchWindow(window: readonly number[], penaltyOf: PenaltyOf): IndexPair[] {
  const near = matchWithin(window, penaltyOf, NEIGHBOURS);
  return 2 * near.length >= window.length - 1 ? near : matchWithin(window, penaltyOf, window.length);
}

function matchAll(count: number, penaltyOf: PenaltyOf): IndexPair[] {
  return matchWithin(range(0, count), penaltyOf, count);
}

/** Matches players without a partner again, together with the pairs of the largest window around each of them. */
function repair(pairs: readonly IndexPair[], rest: readonly number[], penaltyOf: PenaltyOf): IndexPair[] {
  const isNear = ([a, b]: IndexPair) => rest.some((one) => Math.min(Math.abs(one - a), Math.abs(one - b)) <= WINDOW);
  const again = [...rest, ...pairs.filter(isNear).flat()].toSorted((a, b) => a - b);
  return [...pairs.filter((pair) => !isNear(pair)), ...matchWithin(again, penaltyOf, again.length)];
}

function matchWithin(window: readonly number[], penaltyOf: PenaltyOf, reach: number): IndexPair[] {
  const edges: [number, number, number][] = [];
  for (let i = 0; i < window.length; i++) {
    for (let j = i + 1; j < window.length && j <= i + reach; j++) {
      const penalty = penaltyOf(window[i], window[j]);
      if (penalty !== null) edges.push([i, j, MAX_PENALTY - penalty]);
    }
  }
  const partners = maxWeightMatching(edges, true);
  return partners.flatMap((partner, i): IndexPair[] => (partner > i ? [[window[i], window[partner]]] : []));
}

function withoutPairs(window: readonly number[], pairs: readonly IndexPair[]): number[] {
  const matched = new Set(pairs.flat());
  return window.filter((one) => !matched.has(one));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}
