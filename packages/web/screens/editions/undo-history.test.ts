import { expect, test } from 'vitest';
import { createHistory, recordChange, redo, undo } from './undo-history.ts';

test('changes are taken back one by one and done again', () => {
  const three = recordChange(recordChange(createHistory('a'), 'b'), 'c');
  expect(undo(three).present).toBe('b');
  expect(undo(undo(three)).present).toBe('a');
  expect(redo(undo(undo(three))).present).toBe('b');
  expect(redo(redo(undo(undo(three))))).toEqual(three);
});

test('where there is nothing to take back or to do again, nothing happens', () => {
  const first = createHistory('a');
  expect(undo(first)).toBe(first);
  expect(redo(first)).toBe(first);
});

test('a new change closes the way forward', () => {
  const other = recordChange(undo(recordChange(createHistory('a'), 'b')), 'x');
  expect(redo(other).present).toBe('x');
  expect(undo(other).present).toBe('a');
});

test('two hundred changes are remembered', () => {
  let history = createHistory(0);
  for (let i = 1; i <= 300; i++) history = recordChange(history, i);
  expect(history.past).toHaveLength(200);
  expect(undo(history).present).toBe(299);
});
