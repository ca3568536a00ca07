import { expect, test } from 'vitest';
import { GroupCounts } from './group-counts.ts';

test('users with many jobs are refused before those who have none', () => {
  const counts = new GroupCounts();
  const groups = (n: number) => ({
    user: { name: `user ${n}`, limit: 50 },
    shared: [{ name: 'total', limit: 100 }],
  });
  const add = (n: number) => {
    if (!counts.hasFairRoom(groups(n))) return false;
    counts.add(groups(n));
    return true;
  };
  while (add(0));
  expect(counts.count('user 0')).toBe(10);
  for (let n = 1; n < 20; n++) while (add(n));
  expect(counts.count('total')).toBeLessThan(100);
  expect(add(20)).toBe(true);
  while (add(0));
  expect(counts.count('user 0')).toBe(10);
  counts.remove(groups(0));
  expect(counts.count('user 0')).toBe(9);
});

test('a group has no more than its limit', () => {
  const counts = new GroupCounts();
  const groups = (user: string) => ({
    user: { name: user, limit: 5 },
    shared: [{ name: 'host', limit: 1 }],
  });
  counts.add(groups('ann'));
  expect(counts.hasRoom(groups('bob'))).toBe(false);
  expect(counts.hasFairRoom(groups('bob'))).toBe(false);
  counts.remove(groups('ann'));
  expect(counts.hasRoom(groups('bob'))).toBe(true);
});
