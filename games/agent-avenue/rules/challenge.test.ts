import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { challengeScore } from './challenge.ts';

const result = { winners: [SEATS[0]], reason: 'caught', scores: [null, null] };
const scoreOf = (seat: number, moves: number) => challengeScore({ result, seat: SEATS[seat], moves });

test('a win is above zero and higher the sooner it comes, a loss below zero and higher the later it comes', () => {
  expect(scoreOf(0, 10)).toBeGreaterThan(scoreOf(0, 30));
  expect(scoreOf(1, 10)).toBeLessThan(scoreOf(1, 30));
  expect([scoreOf(0, 500), scoreOf(1, 500)]).toEqual([1, -1]);
});
