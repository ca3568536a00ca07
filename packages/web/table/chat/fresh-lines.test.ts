import type { ChatMessage } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { freshLines } from './fresh-lines.ts';

const line = (n: number, user: string, at: number): ChatMessage => ({ n, at, user, name: user, said: { text: 'hi' } });

test('a message is fresh for four seconds', () => {
  const lines = [line(1, 'ann', 1000)];
  expect(freshLines(lines, 4999)).toHaveLength(1);
  expect(freshLines(lines, 5000)).toHaveLength(0);
});

test('of each sender only the newest is shown', () => {
  const lines = [line(1, 'ann', 1000), line(2, 'bob', 1500), line(3, 'ann', 2000)];
  expect(freshLines(lines, 2500).map(({ n }) => n)).toEqual([2, 3]);
});

test('a line that was removed is not shown', () => {
  const removed: ChatMessage = { ...line(1, 'ann', 1000), said: { removed: true } };
  expect(freshLines([removed], 1500)).toEqual([]);
});
