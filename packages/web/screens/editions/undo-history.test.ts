import { expect, test } from 'vitest';
import { createHistory, recordChange, redo, undo } from './undo-history.ts';

test('changes are undone one by one and redone', () => {
  const three = recordChange(recordChange(createHistory('a'), 'b'), 'c');
  expect(undo(three).present).toBe('b');
  expect(undo(undo(three)).present).toBe('a');
  expect(redo(undo(undo(three))).present).toBe('b');
  expect(redo(redo(undo(undo(three))))).toEqual(three);
});

test('without anything to undo or redo nothing happens', () => {
  const first = createHistory('a');
  expect(undo(first)).toBe(first);
  expect(redo(first)).toBe(first);
});

test('a new change clears the redo list', () => {
  const other = recordChange(undo(recordChange(createHistory('a'), 'b')), 'x');
  expect(redo(other).present).toBe('x');
  expect(undo(other).present).toBe('a');
});

test('two hundred changes can be undone', () => {
  let history = createHistory(0);
  for (let i = 1; i <= 300; i++) history = recordChange(history, i);
  expect(history.past).toHaveLength(200);
  expect(undo(history).present).toBe(299);
});
