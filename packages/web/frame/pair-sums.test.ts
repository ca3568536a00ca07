import { type Result, SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { pairSums } from './pair-sums.ts';

const ended = (winners: readonly number[], scores: Result['scores']): Result => ({
  winners: winners.map((seat) => SEATS[seat]),
  reason: 'any',
  scores,
});

test('who sits first here goes with who sits second there', () => {
  expect(pairSums(ended([0], [12, 7]), ended([0], [9, 8]))).toEqual([20, 16]);
});

test('without points at one of them wins are counted, and a draw is half of one', () => {
  expect(pairSums(ended([0], [12, 7]), ended([1], [null, null]))).toEqual([2, 0]);
  expect(pairSums(ended([], [null, null]), ended([0], [null, null]))).toEqual([0.5, 1.5]);
});
