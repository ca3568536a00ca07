import { quickRandom } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { playObservedMatch, setupTwoPlayers } from '../training/match-observer.ts';
import { FEATURE_COUNTS } from './net-features.ts';

test.each(['simple', 'advanced'] as const)(
  '%s mode: every position has the same number of small whole numbers',
  (mode) => {
    const random = quickRandom(3);
    for (let match = 0; match < 20; match++) {
      playObservedMatch(setupTwoPlayers(mode, random), random, ({ moves, features }) => {
        const values = features();
        expect(values).toHaveLength(FEATURE_COUNTS[mode]);
        expect(values.every((value) => Number.isInteger(value) && Math.abs(value) <= 64)).toBe(true);
        return moves[random.below(moves.length)];
      });
    }
  },
);
