import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { openMatch, viewFor } from '../rules/test-helpers.ts';
import { stepsGained } from './step-counting.ts';

/** Seat 0 has an Enforcer and a Saboteur, seat 1 two Codebreakers. */
const view = viewFor(
  openMatch({
    script: [
      ['enforcer', 'codebreaker', 'down'],
      ['codebreaker', 'saboteur', 'down'],
    ],
    hands: [['codebreaker', 'sentinel']],
  }),
  SEATS[0],
);
const offer = { type: 'offer', up: 'codebreaker', down: 'sentinel' } as const;

test('whoever ignores the rival offers the card that wins for the rival', () => {
  expect(stepsGained(view, { side: 0, rival: 'ignored' }, offer)).toBe(0);
});

test('whoever counts for both does not', () => {
  expect(stepsGained(view, { side: 0, rival: 'counted' }, offer)).toBe(-20);
});

test('nothing is as bad as a swap', () => {
  expect(stepsGained(view, { side: 0, rival: 'counted' }, { type: 'swap', card: 'sentinel' })).toBe(-Infinity);
});
