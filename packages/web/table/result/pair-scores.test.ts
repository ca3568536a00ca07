import { type Result, SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { pairScores } from './pair-scores.ts';

const resultOf = (winners: readonly number[], scores: Result['scores']): Result => ({
  winners: winners.map((seat) => SEATS[seat]),
  reason: 'any',
  scores,
});

test('the first seat at one table is paired with the second at the other', () => {
  expect(pairScores(resultOf([0], [12, 7]), resultOf([0], [9, 8]))).toEqual([20, 16]);
});

test('without points wins are counted, and a draw is half a win', () => {
  expect(pairScores(resultOf([0], [12, 7]), resultOf([1], [null, null]))).toEqual([2, 0]);
  expect(pairScores(resultOf([], [null, null]), resultOf([0], [null, null]))).toEqual([0.5, 1.5]);
});
