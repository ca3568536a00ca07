import { expect, test } from 'vitest';
import { credentials, guestRequest, nameKey, profileRequest } from './accounts.ts';

const parseName = (name: unknown) => guestRequest.safeParse({ name }).data?.name ?? null;

test('a name is trimmed, composed, and its blanks are single', () => {
  expect(parseName('  Ada \u00a0 Lovelace ')).toBe('Ada Lovelace');
  expect(parseName('Zoe\u0308')).toBe('Zo\u00eb');
});

test.each(['X', '小林', '👩‍👩‍👧', 'عمر', 'می‌خواهم', "O'Neill-2", 'a'.repeat(30)])('%s is a name', (name) => {
  expect(parseName(name)).toBe(name.normalize('NFC'));
});

test.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['31 letters', 'a'.repeat(31)],
  ['a control', 'a\u0007b'],
  ['a line break', 'a\nb'],
  ['a line separator', 'a\u2028b'],
  ['a bidi override', 'abc\u202Efed'],
  ['a bidi isolate', 'a\u2066b'],
  ['a direction mark', 'a\u200fb'],
  ['a zero-width space', 'a\u200bb'],
  ['nothing visible', '\u200d\u200d'],
  ['Hangul fillers', '\u3164\u3164'],
  ['Braille blanks', '\u2800'],
  ['only marks', '\u0301\u0301'],
  ['a heap of marks', `a${'\u0301\u0316'.repeat(6)}`],
  ['half a character', '\ud83d'],
  ['a number', 5],
  ['a list', ['Ada']],
])('%s is no name', (_, name) => {
  expect(parseName(name)).toBeNull();
});

test('names that look the same have the same key', () => {
  for (const twin of ['ADA', 'ａｄａ', 'a\u200dda', 'Ada']) expect(nameKey(twin)).toBe('ada');
  expect(nameKey('Straße')).toBe(nameKey('STRASSE'));
  expect(nameKey('Ada')).not.toBe(nameKey('Ida'));
});

test('a passphrase has 8 to 200 characters', () => {
  const lengths = [7, 8, 200, 201];
  const fits = lengths.map((length) => credentials.safeParse({ name: 'Ada', passphrase: 'x'.repeat(length) }).success);
  expect(fits).toEqual([false, true, true, false]);
});

test('a profile takes what it knows and nothing else', () => {
  const isTaken = (request: unknown) => profileRequest.safeParse(request).success;
  for (const request of [{}, { locale: 'de' }, { locale: 'pt-BR' }, { locale: null }, { webhook: null }]) {
    expect(isTaken(request)).toBe(true);
  }
  expect(isTaken({ webhook: 'https://example.org/turn' })).toBe(true);
  for (const request of [
    { isAdmin: true },
    { locale: 'x' },
    { webhook: 'http://example.org' },
    { webhook: 'ftp://a' },
  ]) {
    expect(isTaken(request)).toBe(false);
  }
});
