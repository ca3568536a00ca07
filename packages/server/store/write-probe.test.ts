import { expect, test } from 'vitest';
import { writeProbe } from './write-probe.ts';

test('writes at most every two seconds while it succeeds, and knows at once when it does again', async () => {
  let now = 0;
  let writes = 0;
  let isFull = false;
  const isWritable = writeProbe(
    async () => {
      writes++;
      if (isFull) throw new Error('disk full');
    },
    () => now,
  );
  expect(await Promise.all([isWritable(), isWritable()])).toEqual([true, true]);
  isFull = true;
  now = 1999;
  expect([await isWritable(), writes]).toEqual([true, 1]);
  now = 2000;
  expect([await isWritable(), writes]).toEqual([false, 2]);
  expect(await Promise.all([isWritable(), isWritable()])).toEqual([false, false]);
  isFull = false;
  expect([await isWritable(), await isWritable(), writes]).toEqual([true, true, 4]);
});
