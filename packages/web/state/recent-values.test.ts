import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isNumber, RecentValues } from './recent-values.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

afterEach(() => vi.unstubAllGlobals());

const openValues = () => new RecentValues({ storageKey: 'numbers', max: 2, isValue: isNumber });

test('a value that was set is read again, also by another page', () => {
  openValues().set('a', 1);
  openValues().set('a', 2);
  expect(openValues().get('a')).toBe(2);
  expect(openValues().get('b')).toBeNull();
});

test('only the values that were set last are kept', () => {
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
    ['c', 4],
  ] as const)
    openValues().set(key, value);
  expect(['a', 'b', 'c'].map((key) => openValues().get(key))).toEqual([3, null, 4]);
});

test('malformed entries are ignored', () => {
  for (const text of ['{', '{"a":1}', '[null,["a"],["a","1"],[1,2]]']) {
    stored.set('numbers', text);
    expect(openValues().get('a')).toBeNull();
  }
});
