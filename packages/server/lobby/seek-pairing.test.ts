import type { UserId } from '@safehouse/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairSeeks, type Seek } from './seek-pairing.ts';

const seek = (user: string, rating: number, since = 0, wants = 'go'): Seek => ({
  user: user as UserId,
  mode: '2',
  criteriaKey: wants,
  rating,
  since,
  blocks: new Set(),
});
const pairNames = (seeks: readonly Seek[], now: number) =>
  pairSeeks(seeks, now).map(([one, other]) => one.user + other.user);

test('two who want the same and are near are paired at once', () => {
  expect(pairNames([seek('a', 1500), seek('b', 1600)], 0)).toEqual(['ab']);
});

test('who wants something else waits', () => {
  expect(pairNames([seek('a', 1500), seek('b', 1500, 0, 'chess')], 1e9)).toEqual([]);
});

test('who has blocked the other is never paired with them, but with everybody else', () => {
  const blocking = { ...seek('a', 1500), blocks: new Set(['b' as UserId]) };
  for (const seeks of [
    [blocking, seek('b', 1500)],
    [seek('b', 1500), blocking],
  ])
    expect(pairNames(seeks, 1e9)).toEqual([]);
  expect(pairNames([blocking, seek('b', 1500), seek('c', 1900)], 1e9)).toEqual(['ac']);
});

test('the farther apart, the longer they wait', () => {
  const far = [seek('a', 1500), seek('b', 1900)];
  expect(pairNames(far, 5_000)).toEqual([]);
  expect(pairNames(far, 9_000)).toEqual(['ab']);
});

test('one who has waited long meets also one who has just come', () => {
  expect(pairNames([seek('a', 1500), seek('b', 2000, 30_000)], 30_000)).toEqual(['ab']);
});

test('the longest waiting gets the nearest', () => {
  const seeks = [seek('c', 1500, 30), seek('b', 1600, 20), seek('a', 1620, 10), seek('d', 1490, 40)];
  expect(pairNames(seeks, 100)).toEqual(['ab', 'cd']);
});

test('nobody is paired with themselves, twice, or with one who wants something else', () => {
  const anyone = fc.record({
    user: fc.constantFrom(...'abcdefgh').map((user) => user as UserId),
    mode: fc.constant('2'),
    criteriaKey: fc.constantFrom('go', 'chess'),
    rating: fc.integer({ min: 1000, max: 2000 }),
    since: fc.integer({ min: 0, max: 60_000 }),
    blocks: fc.constant(new Set<UserId>()),
  });
  const people = fc.uniqueArray(anyone, { selector: ({ user }) => user });
  fc.assert(
    fc.property(people, fc.integer({ min: 60_000, max: 200_000 }), (seeks, now) => {
      const pairs = pairSeeks(seeks, now);
      const users = pairs.flat().map(({ user }) => user);
      expect(new Set(users).size).toBe(users.length);
      for (const [one, other] of pairs) expect(one.criteriaKey).toBe(other.criteriaKey);
      // After a long wait everybody is close enough: of those with equal criteria, at most one is left.
      const later = pairSeeks(seeks, 1e9).length;
      const alike = Map.groupBy(seeks, ({ criteriaKey }) => criteriaKey);
      expect(later).toBe([...alike.values()].reduce((sum, { length }) => sum + (length >> 1), 0));
    }),
  );
});
