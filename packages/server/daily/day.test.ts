import { expect, test } from 'vitest';
import { dayAt, endOfDay, scoringDeadline } from './day.ts';

const NOON = Date.UTC(2026, 10, 15, 12);

test('a day is a UTC day, and its matches count for another hour', () => {
  expect(dayAt(NOON)).toBe('2026-11-15');
  expect(dayAt(Date.UTC(2026, 10, 15, 23, 59, 59, 999))).toBe('2026-11-15');
  expect(endOfDay('2026-11-15')).toBe(Date.UTC(2026, 10, 16));
  expect(scoringDeadline('2026-11-15')).toBe(Date.UTC(2026, 10, 16, 1));
});

test.each(['2026-11-31', '2026-1-1', 'today', '', '2026-11-15T00:00'])('"%s" is not a day', (text) => {
  expect(endOfDay(text)).toBeNull();
});
