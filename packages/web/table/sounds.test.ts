import { expect, test } from 'vitest';
import { soundFor } from './sounds.ts';

const before = { version: 4, isMine: false, isOver: false, hasNewFacts: true };

test("the bell rings once when the user's turn begins, whatever else happens", () => {
  const mine = { ...before, version: 5, isMine: true };
  expect(soundFor(before, mine)).toBe('bell');
  expect(soundFor(mine, { ...mine, version: 6 })).toBe('paper');
});

test('the stamp sound is played when the end is shown, not when it is received', () => {
  const shown = { ...before, version: 5 };
  expect(soundFor(before, shown)).toBe('paper');
  expect(soundFor(shown, { ...shown, isOver: true })).toBe('stamp');
});

test('without an event there is no sound', () => {
  const quiet = { ...before, hasNewFacts: false };
  expect(soundFor(before, quiet)).toBeNull();
  expect(soundFor(before, { ...quiet, version: 5 })).toBeNull();
});
