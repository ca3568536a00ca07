import { expect, test } from 'vitest';
import { formatDate, formatList, formatNumber, formatPercent } from './format.ts';
import { plural } from './plural.ts';

const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('a share is whole percent, written as the language does', () => {
  expect(formatPercent('en', 0.567)).toBe('57%');
  expect(plainSpaces(formatPercent('fr', 0.567))).toBe('57 %');
  expect(plainSpaces(formatPercent('cs', 1))).toBe('100 %');
});

test('large numbers are grouped, and a sign is shown where asked for', () => {
  expect(formatNumber('en', 12_345)).toBe('12,345');
  expect(formatNumber('de', 12_345)).toBe('12.345');
  expect(formatNumber('sk', 5, { signDisplay: 'exceptZero' })).toBe('+5');
  expect(formatNumber('en', -5)).toBe('−5');
});

test('a date is written as the language does', () => {
  const at = Date.UTC(2026, 10, 16);
  expect(formatDate('en', at, { dateStyle: 'long', timeZone: 'UTC' })).toBe('16 November 2026');
  expect(formatDate('de', at, { dateStyle: 'long', timeZone: 'UTC' })).toBe('16. November 2026');
});

test('a list ends as the language ends it', () => {
  expect(formatList('en', ['Ada', 'Ben', 'Cyd'])).toBe('Ada, Ben and Cyd');
  expect(formatList('de', ['Ada', 'Ben', 'Cyd'])).toBe('Ada, Ben und Cyd');
  expect(formatList('cs', ['Ada'])).toBe('Ada');
});

test('a number with its noun can have a sign', () => {
  const forms = { one: '# point', other: '# points' };
  expect(plural('en', -1, forms, { signDisplay: 'exceptZero' })).toBe('−1 point');
  expect(plural('en', 3, forms, { signDisplay: 'exceptZero' })).toBe('+3 points');
  expect(plural('en', 3, forms)).toBe('3 points');
});
