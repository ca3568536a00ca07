import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function queueOf(...items: readonly string[]): FairQueue<string> {
  const queue = new FairQueue<string>();
  for (const item of items) queue.push(item[0], item);
  return queue;
}

test('owners are served in turn, each in the order of their own items', () => {
  const queue = queueOf('a1', 'a2', 'a3', 'b1', 'c1', 'b2');
  const first = [queue.shift(), queue.shift()];
  queue.push('d', 'd1');
  const rest = Array.from({ length: 6 }, () => queue.shift());
  expect([first, rest]).toEqual([
    ['a1', 'b1'],
    ['c1', 'a2', 'b2', 'd1', 'a3', undefined],
  ]);
});

test('the owner who has the most gives up their latest item', () => {
  const queue = queueOf('a1', 'b1', 'b2', 'b3', 'a2');
  expect([queue.maxCount, queue.popFromLargest(), queue.maxCount, queue.size]).toEqual([3, 'b3', 2, 4]);
  for (let i = 0; i < 4; i++) queue.popFromLargest();
  queue.push('c', 'c1');
  expect([queue.size, queue.shift(), queue.shift(), queue.size]).toEqual([1, 'c1', undefined, 0]);
});

test('it counts what waits, in all and by owner, and can be emptied', () => {
  const queue = queueOf('a1', 'b1', 'a2');
  expect([queue.size, queue.countOf('a'), queue.countOf('x')]).toEqual([3, 2, 0]);
  expect(queue.takeAll()).toEqual(['a1', 'a2', 'b1']);
  expect([queue.size, queue.shift(), queue.size]).toEqual([0, undefined, 0]);
});
