import { type Result, SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { pairScores } from './pair-scores.ts';

const resultOf = (winners: readonly number[], scores: Result['scores']): Result => ({
  winners: winners.map((seat) => SEATS[seat]),
  reason: 'any',
  scores,
});

test('who sits first here goes with who sits second there', () => {
  expect(pairScores(resultOf([0], [12, 7]), resultOf([0], [9, 8]))).toEqual([20, 16]);
});

test('without points at one of them wins are counted, and a draw is half of one', () => {
  expect(pairScores(resultOf([0], [12, 7]), resultOf([1], [null, null]))).toEqual([2, 0]);
  expect(pairScores(resultOf([], [null, null]), resultOf([0], [null, null]))).toEqual([0.5, 1.5]);
});
