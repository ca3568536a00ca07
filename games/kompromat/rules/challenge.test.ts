import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { challengeScore } from './challenge.ts';

const scoresFor = (winner: number | null, scores: readonly (number | null)[]) =>
  [0, 1].map((seat) =>
    challengeScore({
      result: { winners: winner === null ? [] : [SEATS[winner]], reason: 'any', scores },
      seat: SEATS[seat],
    }),
  );

test.each([
  ['a lead', 1, [7, 12], [-5, 5]],
  ['equal points that the tokens decide', 0, [9, 9], [1, -1]],
  ['a draw', null, [9, 9], [0, 0]],
  ['too well known', 0, [null, null], [30, -30]],
] as const)('%s counts for both alike', (_, winner, scores, worth) => {
  expect(scoresFor(winner, scores)).toEqual(worth);
});
