import { expect, test } from 'vitest';
import { lessonProgress, parseProgress, saveProgress } from './lesson-progress.ts';
import { startIndex } from './lesson-run.ts';

test('malformed entries are ignored', () => {
  expect(parseProgress(null)).toEqual({});
  expect(parseProgress(['a'])).toEqual({});
  const kept = { a: { at: 3, isDone: true }, b: { at: -1 }, c: 'x', d: { at: 1.5 }, e: { at: 0, isDone: 1 } };
  expect(parseProgress(kept)).toEqual({ a: { at: 3, isDone: true }, e: { at: 0, isDone: false } });
});

test('a lesson is done at its last stop, and stays done while it is repeated', () => {
  expect(lessonProgress('chess', 'pawns')).toEqual({ at: 0, isDone: false });
  saveProgress('chess', 'pawns', 2, 4);
  expect(lessonProgress('chess', 'pawns')).toEqual({ at: 2, isDone: false });
  saveProgress('chess', 'pawns', 3, 4);
  saveProgress('chess', 'pawns', 1, 4);
  expect(lessonProgress('chess', 'pawns')).toEqual({ at: 1, isDone: true });
});

test('a lesson resumes where it was left; a finished or shortened one starts over', () => {
  expect([startIndex(2, 4), startIndex(3, 4), startIndex(9, 4)]).toEqual([2, 0, 0]);
});
