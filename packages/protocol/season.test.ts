import { expect, test } from 'vitest';
import { seasonAt, seasonBefore, seasonSpan } from './season.ts';

test('a season is a quarter of a year', () => {
  expect(seasonAt(Date.UTC(2026, 10, 16))).toBe('2026-q4');
  expect(seasonSpan('2026-q4')).toEqual({ from: Date.UTC(2026, 9), to: Date.UTC(2027, 0) });
});

test('seasons follow on each other without a gap', () => {
  for (const month of [0, 3, 6, 9]) {
    const start = Date.UTC(2028, month);
    expect(seasonSpan(seasonAt(start))?.from).toBe(start);
    expect(seasonSpan(seasonAt(start - 1))?.to).toBe(start);
  }
});

test('the season before is another one on every day of the year', () => {
  expect(seasonBefore('2026-q1')).toBe('2025-q4');
  expect(seasonBefore(seasonAt(Date.UTC(2026, 11, 31)))).toBe('2026-q3');
  expect(seasonBefore(seasonAt(Date.UTC(2026, 3, 1)))).toBe('2026-q1');
});

test.each(['', '2026', '2026-q5', '2026-q0', '2026-q1x', '26-q1'])('%j is no season', (text) => {
  expect(seasonSpan(text)).toBeNull();
});
