import { expect, test } from 'vitest';
import { clearList, contains, removeItem } from './number-lists.ts';

test('a list contains its items', () => {
  expect(contains([3, 1], 1)).toBe(true);
  expect(contains([3, 1], 2)).toBe(false);
});

test('an item is taken out of the same list, the others keep their order', () => {
  const list = [5, 3, 8, 3];
  removeItem(list, 3);
  expect(list).toEqual([5, 8, 3]);
});

test('a cleared list is empty', () => {
  const list = [1, 2];
  clearList(list);
  expect(list).toEqual([]);
});
