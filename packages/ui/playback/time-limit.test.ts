import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { limitedMs, playbackLimitMs } from './time-limit.ts';

const REALTIME = { type: 'realtime', base: 600, increment: 0, onTimeout: 'lose' } as const;
const TURNS = { type: 'turns', perTurn: 86_400, onTimeout: 'bot' } as const;
const clock = (left: number | null, running: readonly number[] = [0]) => ({ left: [left, left], running, since: 0 });

test('without a running clock of the viewer there is no limit', () => {
  expect(playbackLimitMs({ clock: null, clockRule: { type: 'none' }, seat: SEATS[0] })).toBeNull();
  expect(playbackLimitMs({ clock: clock(60_000, [1]), clockRule: REALTIME, seat: SEATS[0] })).toBeNull();
  expect(playbackLimitMs({ clock: clock(60_000), clockRule: REALTIME, seat: null })).toBeNull();
  expect(playbackLimitMs({ clock: clock(null), clockRule: REALTIME, seat: SEATS[0] })).toBeNull();
});

test('a running clock leaves a twentieth of its time, eight seconds at most', () => {
  expect(playbackLimitMs({ clock: clock(20_000), clockRule: REALTIME, seat: SEATS[0] })).toBe(1000);
  expect(playbackLimitMs({ clock: clock(3_600_000), clockRule: REALTIME, seat: SEATS[0] })).toBe(8000);
});

test('with a day for every turn there is all the time anybody needs', () => {
  expect(playbackLimitMs({ clock: clock(86_400_000), clockRule: TURNS, seat: SEATS[0] })).toBe(4_320_000);
});

test('steps are shortened alike until all of them fit', () => {
  expect(limitedMs(1000, 4000, 5000)).toBe(1000);
  expect(limitedMs(1000, 4000, 2000)).toBe(500);
  expect(limitedMs(1000, 4000, -50)).toBe(0);
});
