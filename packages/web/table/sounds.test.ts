import { expect, test } from 'vitest';
import { soundFor } from './sounds.ts';

const before = { version: 4, isMine: false, isOver: false };

test("the bell rings once when the user's turn begins, whatever else happens", () => {
  const mine = { version: 5, isMine: true, isOver: false };
  expect(soundFor(before, mine, true)).toBe('bell');
  expect(soundFor(mine, { ...mine, version: 6 }, true)).toBe('paper');
});

test('the stamp sounds when the end is shown, not when it is received', () => {
  const shown = { ...before, version: 5 };
  expect(soundFor(before, shown, true)).toBe('paper');
  expect(soundFor(shown, { ...shown, isOver: true }, true)).toBe('stamp');
});

test('without an event there is no sound', () => {
  expect(soundFor(before, before, false)).toBeNull();
  expect(soundFor(before, { ...before, version: 5 }, false)).toBeNull();
});
