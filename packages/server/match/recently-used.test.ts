import { expect, test } from 'vitest';
import { RecentlyUsed } from './recently-used.ts';

test('the least recently used goes first, as many as are too much', () => {
  const used = new RecentlyUsed<string>(10);
  expect([used.touch('a', 4), used.touch('b', 4), used.touch('a', 4)]).toEqual([[], [], []]);
  expect(used.touch('c', 4)).toEqual(['b']);
  expect(used.touch('d', 9)).toEqual(['a', 'c']);
});

test('what is too heavy by itself stays until another one comes', () => {
  const used = new RecentlyUsed<string>(10);
  expect(used.touch('a', 99)).toEqual([]);
  expect(used.touch('b', 1)).toEqual(['a']);
});

test('what was deleted does not count', () => {
  const used = new RecentlyUsed<string>(2);
  used.touch('a', 2);
  used.delete('a');
  used.delete('a');
  expect([used.touch('b', 1), used.touch('c', 1), used.touch('c', 1)]).toEqual([[], [], []]);
});
