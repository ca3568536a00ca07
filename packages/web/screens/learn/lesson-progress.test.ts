import { expect, test } from 'vitest';
import { lessonProgress, parseProgress, saveProgress } from './lesson-progress.ts';
import { startIndex } from './lesson-run.ts';

test('what is kept is believed only where it makes sense', () => {
  expect(parseProgress(null)).toEqual({});
  expect(parseProgress(['a'])).toEqual({});
  const kept = { a: { at: 3, isDone: true }, b: { at: -1 }, c: 'x', d: { at: 1.5 }, e: { at: 0, isDone: 1 } };
  expect(parseProgress(kept)).toEqual({ a: { at: 3, isDone: true }, e: { at: 0, isDone: false } });
});

test('a lesson is done with its last stop, and stays so when it is gone through again', () => {
  expect(lessonProgress('chess', 'pawns')).toEqual({ at: 0, isDone: false });
  saveProgress('chess', 'pawns', 2, 4);
  expect(lessonProgress('chess', 'pawns')).toEqual({ at: 2, isDone: false });
  saveProgress('chess', 'pawns', 3, 4);
  saveProgress('chess', 'pawns', 1, 4);
  expect(lessonProgress('chess', 'pawns')).toEqual({ at: 1, isDone: true });
});

test('one goes on where one was; a finished lesson begins anew, and so does one that has become shorter', () => {
  expect([startIndex(2, 4), startIndex(3, 4), startIndex(9, 4)]).toEqual([2, 0, 0]);
});
