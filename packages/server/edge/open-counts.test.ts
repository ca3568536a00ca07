import { expect, test } from 'vitest';
import { OpenCounts } from './open-counts.ts';

test('an address, its wider networks and all together have a limit', () => {
  const counts = new OpenCounts({ perAddress: 2, total: 9 });
  const open = (address: string) => {
    if (!counts.hasCapacityFor(address)) return false;
    counts.add(address);
    return true;
  };
  const street = (i: number) => `2001:db8:1:${i.toString(16)}::1`;
  expect([open(street(0)), open(street(0)), open(street(0))]).toEqual([true, true, false]);
  // The /56 has twice the limit.
  expect([1, 1, 2].map((i) => open(street(i)))).toEqual([true, true, false]);
  // The /48 has four times the limit.
  expect([0x100, 0x100, 0x200, 0x200, 0x300].map((i) => open(street(i)))).toEqual([true, true, true, true, false]);
  expect([open('192.0.2.1'), open('192.0.2.1')]).toEqual([true, false]);
  counts.remove(street(0));
  expect(open(street(0))).toBe(true);
  expect(counts.hasCapacityFor(street(0))).toBe(false);
});
