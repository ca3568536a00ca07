import { expect, test } from 'vitest';
import { startOf } from './lesson-run.ts';
import { keepProgress, progressIn, read } from './progress.ts';

test('what is kept is believed only where it makes sense', () => {
  expect(read(null)).toEqual({});
  expect(read(['a'])).toEqual({});
  const kept = { a: { at: 3, isDone: true }, b: { at: -1 }, c: 'x', d: { at: 1.5 }, e: { at: 0, isDone: 1 } };
  expect(read(kept)).toEqual({ a: { at: 3, isDone: true }, e: { at: 0, isDone: false } });
});

test('a lesson is done with its last stop, and stays so when it is gone through again', () => {
  expect(progressIn('chess', 'pawns')).toEqual({ at: 0, isDone: false });
  keepProgress('chess', 'pawns', 2, 4);
  expect(progressIn('chess', 'pawns')).toEqual({ at: 2, isDone: false });
  keepProgress('chess', 'pawns', 3, 4);
  keepProgress('chess', 'pawns', 1, 4);
  expect(progressIn('chess', 'pawns')).toEqual({ at: 1, isDone: true });
});

test('one goes on where one was; a finished lesson begins anew, and so does one that has become shorter', () => {
  expect([startOf(2, 4), startOf(3, 4), startOf(9, 4)]).toEqual([2, 0, 0]);
});
