import { quickRandom } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { type IndexPair, matchPairs, type PenaltyOf } from './matching.ts';

/** The maximum number of pairs and the smallest penalty for it, by brute force. */
function bestByBruteForce(free: readonly number[], penaltyOf: PenaltyOf): { pairs: number; penalty: number } {
  const [first, ...rest] = free;
  if (first === undefined) return { pairs: 0, penalty: 0 };
  let best = bestByBruteForce(rest, penaltyOf);
  for (const other of rest) {
    const penalty = penaltyOf(first, other);
    if (penalty === null) continue;
    const without = bestByBruteForce(
      rest.filter((one) => one !== other),
      penaltyOf,
    );
    const found = { pairs: without.pairs + 1, penalty: without.penalty + penalty };
    if (found.pairs > best.pairs || (found.pairs === best.pairs && found.penalty < best.penalty)) best = found;
  }
  return best;
}

function randomPenalties(count: number, seed: number): PenaltyOf {
  const random = quickRandom(seed);
  const table = Array.from({ length: count * count }, () => (random.below(3) === 0 ? null : random.below(1000)));
  return (a, b) => table[Math.min(a, b) * count + Math.max(a, b)];
}

function sumOf(pairs: readonly IndexPair[], penaltyOf: PenaltyOf): number {
  return pairs.reduce((sum, [a, b]) => sum + (penaltyOf(a, b) ?? Number.NaN), 0);
}

test.each(Array.from({ length: 60 }, (_, seed) => seed))(
  'pairs as many as possible as well as possible, %i',
  (seed) => {
    const count = 2 + (seed % 8);
    const penaltyOf = randomPenalties(count, seed);
    const pairs = matchPairs(count, penaltyOf);
    const positions = Array.from({ length: count }, (_, i) => i);
    expect({ pairs: pairs.length, penalty: sumOf(pairs, penaltyOf) }).toEqual(bestByBruteForce(positions, penaltyOf));
  },
);

test('pairs everybody in a long list where each may meet a few neighbours only', () => {
  const penaltyOf: PenaltyOf = (a, b) => (Math.abs(a - b) % 3 === 0 ? null : Math.abs(a - b));
  const pairs = matchPairs(1000, penaltyOf);
  expect(new Set(pairs.flat()).size).toBe(1000);
  expect(sumOf(pairs, penaltyOf)).toBe(500);
});

test('looks beyond a window where its members may not meet each other', () => {
  const isFirstGroup = (a: number) => a < 60;
  const penaltyOf: PenaltyOf = (a, b) => (isFirstGroup(a) === isFirstGroup(b) ? null : 1);
  expect(matchPairs(120, penaltyOf)).toHaveLength(60);
});

test('nobody to pair', () => {
  expect([matchPairs(0, () => 0), matchPairs(1, () => 0), matchPairs(2, () => null)]).toEqual([[], [], []]);
});
