import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { seriesFromSeat } from './series-score.ts';

const series = { bestOf: 5, match: 3, won: [2, 0], status: 'running' } as const;

test("the viewer's own score comes first, and spectators see it by seat", () => {
  expect(seriesFromSeat({ seat: SEATS[0], series })?.won).toEqual([2, 0]);
  expect(seriesFromSeat({ seat: SEATS[1], series })?.won).toEqual([0, 2]);
  expect(seriesFromSeat({ seat: null, series })?.won).toEqual([2, 0]);
  expect(seriesFromSeat({ seat: null })).toBeNull();
});
