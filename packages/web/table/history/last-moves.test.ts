import type { ViewedEvent } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { lastMoveVersions, missedMoveCount } from './last-moves.ts';

/** The seats that moved, from version 2 on. */
const played = (...seats: readonly number[]): ViewedEvent[] => [
  { version: 1, at: 0, table: { type: 'started' } },
  ...seats.map((seat, i): ViewedEvent => ({ version: i + 2, at: 0, seat, facts: [] })),
];

test("between turns, the others' moves since the viewer's last turn", () => {
  expect(lastMoveVersions(played(0, 1, 0, 1, 2, 1), 0)).toEqual([5, 6, 7]);
});

test("during the viewer's own turn, the others' moves before it and the turn so far", () => {
  expect(lastMoveVersions(played(0, 1, 1, 0, 0), 0)).toEqual([3, 4, 5, 6]);
});

test("after the viewer's own turn, the same until another seat moves", () => {
  expect(lastMoveVersions(played(0, 1, 0), 0)).toEqual([3, 4]);
  expect(lastMoveVersions(played(0), 0)).toEqual([2]);
});

test("before the viewer's first move, everything from the start", () => {
  expect(lastMoveVersions(played(1, 2), 0)).toEqual([2, 3]);
  expect(lastMoveVersions([], 0)).toEqual([]);
});

test('a spectator sees the last turn of everybody', () => {
  expect(lastMoveVersions(played(0, 1, 0, 0, 1, 0), null)).toEqual([6, 7]);
});

test('moves that were undone are left out', () => {
  const undone: ViewedEvent = { version: 5, at: 0, table: { type: 'undone', seat: 1, to: 3 } };
  expect(lastMoveVersions([...played(0, 1, 1), undone], 0)).toEqual([3]);
});

test('not more moves than a server sends at once', () => {
  expect(lastMoveVersions(played(...Array.from({ length: 100 }, () => 1)), 0)).toHaveLength(40);
});

test('only moves of others were missed, and none on the first visit', () => {
  expect(missedMoveCount(played(0, 1, 0, 1, 2), 3, 0)).toBe(2);
  expect(missedMoveCount(played(0, 1), null, 0)).toBe(0);
});
