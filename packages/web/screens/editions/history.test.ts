import { expect, test } from 'vitest';
import { beginning, changed, redone, undone } from './history.ts';

test('changes are taken back one by one and done again', () => {
  const three = changed(changed(beginning('a'), 'b'), 'c');
  expect(undone(three).present).toBe('b');
  expect(undone(undone(three)).present).toBe('a');
  expect(redone(undone(undone(three))).present).toBe('b');
  expect(redone(redone(undone(undone(three))))).toEqual(three);
});

test('where there is nothing to take back or to do again, nothing happens', () => {
  const first = beginning('a');
  expect(undone(first)).toBe(first);
  expect(redone(first)).toBe(first);
});

test('a new change closes the way forward', () => {
  const other = changed(undone(changed(beginning('a'), 'b')), 'x');
  expect(redone(other).present).toBe('x');
  expect(undone(other).present).toBe('a');
});

test('two hundred changes are remembered', () => {
  let history = beginning(0);
  for (let i = 1; i <= 300; i++) history = changed(history, i);
  expect(history.past).toHaveLength(200);
  expect(undone(history).present).toBe(299);
});
