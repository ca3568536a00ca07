import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { addressedSeat } from './table-context.ts';

test('a player is addressed; spectators and the players of one device are not', () => {
  const [first, second] = SEATS;
  expect(addressedSeat({ seat: first, seats: [first] })).toBe(first);
  expect(addressedSeat({ seat: null, seats: [] })).toBeNull();
  expect(addressedSeat({ seat: first, seats: [first, second] })).toBeNull();
});
