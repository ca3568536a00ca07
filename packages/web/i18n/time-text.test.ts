import { expect, test } from 'vitest';
import { timeText } from './time-text.ts';

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [65_000, '1:05'],
  [3_599_000, '59:59'],
  [3_599_500, '1:00:00'],
  [4_205_000, '1:10:05'],
  [86_399_000, '23:59:59'],
])('%i ms are shown as %s', (ms, text) => expect(timeText(ms, 'de')).toBe(text));

test('durations of a day or more are shown as days and hours in the language', () => {
  expect(timeText(27 * 3_600_000, 'en')).toBe('1d 3h');
});
