import { commitmentFor } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { Commitments } from './commitments.ts';

test('a commitment is the hash of a seed that can be had once', () => {
  const commitments = new Commitments(() => 0);
  const commitment = commitments.make();
  const seed = commitments.redeem(commitment);
  expect(commitmentFor(seed ?? '')).toBe(commitment);
  expect(commitments.redeem(commitment)).toBeNull();
});

test('a commitment that is too old is worth nothing', () => {
  let time = 0;
  const commitments = new Commitments(() => time);
  const commitment = commitments.make();
  time = 600_000;
  expect(commitments.redeem(commitment)).toBeNull();
});

test('no commitment was made twice, and one that was never made is worth nothing', () => {
  const commitments = new Commitments(() => 0);
  expect(commitments.make()).not.toBe(commitments.make());
  expect(commitments.redeem('0'.repeat(64))).toBeNull();
});
