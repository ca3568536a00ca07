import { expect, test } from 'vitest';
import { seatRatingsOf } from './seat-ratings.ts';

test('returns the ratings from before the match, also after it', () => {
  const current = [
    { seat: 0, rating: 1620 },
    { seat: 1, rating: 1480 },
  ];
  expect(seatRatingsOf({ status: 'pending', changes: [], current })).toEqual({ 0: 1620, 1: 1480 });
  const changes = [{ seat: 1, before: 1480, after: 1502 }];
  expect(seatRatingsOf({ status: 'counted', changes })).toEqual({ 1: 1480 });
});

test('servers of earlier releases do not send current ratings', () => {
  expect(seatRatingsOf({ status: 'pending', changes: [] })).toEqual({});
});
