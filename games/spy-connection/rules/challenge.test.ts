import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { challengeScore } from './challenge.ts';

const scoreFor = (winner: number, scores: readonly number[]) =>
  [0, 1].map((seat) =>
    challengeScore({ result: { winners: [SEATS[winner]], reason: 'any', scores }, seat: SEATS[seat] }),
  );

test('the lead counts, for both alike', () => {
  expect(scoreFor(0, [31, 20])).toEqual([11, -11]);
});

test('[SC-28] a tie is a win by one for the later seat', () => {
  expect(scoreFor(1, [20, 20])).toEqual([-1, 1]);
});
