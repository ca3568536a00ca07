import { expect, test } from 'vitest';
import { missedStepsSince } from './missed-steps.ts';

const logLine = (version: number, seat: number | null, text: string) => ({ version, seat, text, at: 0, places: [] });
const LINES = [
  logLine(3, 1, 'Ben offers.'),
  logLine(4, 0, 'Ada takes one.'),
  logLine(4, 0, 'Ada moves.'),
  logLine(5, 1, 'Ben offers again.'),
  logLine(6, null, 'Ben asked to take a move back.'),
];

test('unseen events are grouped into steps, without own moves', () => {
  expect(missedStepsSince(LINES, 3, 0).map(({ version, seat }) => [version, seat])).toEqual([
    [5, 1],
    [6, null],
  ]);
});

test('all lines of one move are one step', () => {
  expect(missedStepsSince(LINES, 3, 1)).toMatchObject([
    { version: 4, seat: 0, texts: ['Ada takes one.', 'Ada moves.'] },
    { version: 6 },
  ]);
});

test('on the first visit nothing was missed, and a spectator gets table events', () => {
  expect(missedStepsSince(LINES, null, 0)).toEqual([]);
  expect(missedStepsSince(LINES, 4, null)).toHaveLength(2);
});

test('a single line gives no steps', () => {
  expect(missedStepsSince(LINES, 5, 0)).toEqual([]);
});
