import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { challengeScore } from './challenge.ts';

const result = { winners: [SEATS[0]], reason: 'caught', scores: [null, null] };
const score = (seat: number, moves: number) => challengeScore({ result, seat: SEATS[seat], moves });

test('a win is above zero and the better the sooner, a loss below and the better the later', () => {
  expect(score(0, 10)).toBeGreaterThan(score(0, 30));
  expect(score(1, 10)).toBeLessThan(score(1, 30));
  expect([score(0, 500), score(1, 500)]).toEqual([1, -1]);
});
