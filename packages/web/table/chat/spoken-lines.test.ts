import type { ChatMessage } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { unspokenLines } from './spoken-lines.ts';

const line = (n: number, user: string, at: number): ChatMessage => ({ n, at, user, name: user, said: { text: 'hi' } });

const numbersOf = (lines: readonly ChatMessage[]) => lines.map(({ n }) => n);

test('only lines after the last announcement are announced', () => {
  const lines = [line(1, 'ann', 1000), line(2, 'bob', 2000), line(3, 'ann', 3000)];
  expect(numbersOf(unspokenLines(lines, 2000, undefined))).toEqual([3]);
  expect(unspokenLines(lines, 3000, undefined)).toEqual([]);
});

test("the user's own lines and removed ones are not announced", () => {
  const removed: ChatMessage = { ...line(2, 'bob', 2000), said: { removed: true } };
  expect(numbersOf(unspokenLines([line(1, 'ann', 1000), removed, line(3, 'cleo', 3000)], 0, 'ann'))).toEqual([3]);
});
