import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { logPlaces } from './log-places.ts';

const [first, second] = SEATS;

test('a line about cards names the column, one about a mission the mission', () => {
  expect(logPlaces({ type: 'placed', seat: first, mission: 2, card: '7' })).toEqual(['column:0:2']);
  expect(logPlaces({ type: 'took', seat: second, mission: 3, card: 'pursuit' })).toEqual(['mission:3']);
  expect(logPlaces({ type: 'moved', seat: second, from: 0, to: 3 })).toEqual(['column:1:0', 'column:1:3']);
});

test('items and tokens are named by their player', () => {
  expect(logPlaces({ type: 'used', seat: first, item: 'drone', again: null })).toEqual(['item:0:drone']);
  expect(logPlaces({ type: 'got-tokens', seat: second, tokens: 2, cause: 'ci' })).toEqual(['tokens:1']);
});

test('a line about nothing on the board names nothing', () => {
  expect(logPlaces({ type: 'round-began', round: 2, starter: first })).toEqual([]);
});
