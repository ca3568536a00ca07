import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankAmong, scoreBins } from './score-distribution.ts';

const onePlayerEach = (...scores: readonly number[]) => scores.map((score) => ({ score, count: 1 }));

test('few scores have a bin each, with empty bins between them', () => {
  expect(scoreBins(onePlayerEach(-2, 1, 3))).toEqual([
    { least: -2, most: -2, count: 1 },
    { least: -1, most: -1, count: 0 },
    { least: 1, most: 1, count: 1 },
    { least: 2, most: 2, count: 0 },
    { least: 3, most: 3, count: 1 },
  ]);
});

test('every score except forfeits is in exactly one bin, and no bin has both wins and losses', () => {
  const anyone = fc.record({
    score: fc.integer({ min: -100, max: 99 }),
    count: fc.integer({ min: 1, max: 50 }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(anyone, { selector: ({ score }) => score, minLength: 1 }), (scores) => {
      const bins = scoreBins(scores);
      const played = scores.filter(({ score }) => score !== -100);
      for (const { score } of played) {
        expect(bins.filter(({ least, most }) => least <= score && score <= most)).toHaveLength(1);
      }
      const sum = (list: readonly { readonly count: number }[]) => list.reduce((all, { count }) => all + count, 0);
      expect(sum(bins)).toBe(sum(played));
      for (const { least, most } of bins) expect(Math.sign(least)).toBe(Math.sign(most));
      expect(bins.length).toBeLessThanOrEqual(16);
    }),
  );
});

test('equal scores share a rank, and a single player beats nobody', () => {
  const scores = [
    { score: -100, count: 1 },
    { score: 2, count: 2 },
    { score: 9, count: 1 },
  ];
  expect(rankAmong(scores, 2)).toEqual({ rank: 2, total: 4, shareBeaten: 1 / 3 });
  expect(rankAmong(scores, 9)).toEqual({ rank: 1, total: 4, shareBeaten: 1 });
  expect(rankAmong(onePlayerEach(5), 5)).toEqual({ rank: 1, total: 1, shareBeaten: null });
});
