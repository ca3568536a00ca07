import { expect, test } from 'vitest';
import { soundFor } from './sounds.ts';

const before = { version: 4, isMine: false, isOver: false };

test('the bell rings once when it comes to be one’s turn, whatever else happens', () => {
  const mine = { version: 5, isMine: true, isOver: false };
  expect(soundFor(before, mine, true)).toBe('bell');
  expect(soundFor(mine, { ...mine, version: 6 }, true)).toBe('paper');
});

test('the end is stamped when it is shown, not when it has come', () => {
  const told = { ...before, version: 5 };
  expect(soundFor(before, told, true)).toBe('paper');
  expect(soundFor(told, { ...told, isOver: true }, true)).toBe('stamp');
});

test('nothing is heard where nothing happens', () => {
  expect(soundFor(before, before, false)).toBeNull();
  expect(soundFor(before, { ...before, version: 5 }, false)).toBeNull();
});
