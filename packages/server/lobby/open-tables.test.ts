import type { MatchId, UserId } from '@safehouse/protocol';
import { ANN, runningTable } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import { localBus } from '../bus/bus.ts';
import { newMatch } from '../store/match-store-suite.ts';
import { OpenTables } from './open-tables.ts';

const BLOCKED = 'u_blocked' as UserId;

function createFixture() {
  const clock = { now: 0 };
  let reads = 0;
  const matches = [newMatch({}, { status: 'open' })];
  const bus = localBus((error) => {
    throw error;
  });
  const openTables = new OpenTables({
    store: {
      matches: {
        async openTables() {
          reads++;
          return matches;
        },
      },
      people: { blocksOf: async (user) => (user === BLOCKED ? [matches[0].summary.holders[0]] : []) },
    },
    bus,
    directory: { preload: async () => undefined, nameOf: (user: UserId) => user },
    now: () => clock.now,
  });
  return { bus, clock, matches, openTables, reads: () => reads };
}

const OTHER = 'another' as MatchId;

test('the list is read once for all who ask within a second', async () => {
  const { openTables, clock, matches, reads } = createFixture();
  const lists = await Promise.all(Array.from({ length: 50 }, () => openTables.listFor(null)));
  expect(lists.map((list) => list.map(({ id }) => id))).toEqual(Array(50).fill([matches[0].header.id]));
  clock.now = 999;
  await openTables.listFor(null);
  expect(reads()).toBe(1);
  clock.now = 1000;
  await openTables.listFor(null);
  expect(reads()).toBe(2);
});

test('a table that opens, changes or starts is seen at once, and so is a new name', async () => {
  const { openTables, bus, matches, reads } = createFixture();
  const table = await runningTable();
  await openTables.listFor(null);
  bus.publish({ type: 'match', id: OTHER, version: 0 });
  await openTables.listFor(null);
  bus.publish({ type: 'match', id: matches[0].header.id, version: 2, table });
  await openTables.listFor(null);
  bus.publish({ type: 'user', id: ANN });
  await openTables.listFor(null);
  expect(reads()).toBe(4);
});

test('moves at other tables change nothing', async () => {
  const { openTables, bus, reads } = createFixture();
  await openTables.listFor(null);
  bus.publish({ type: 'match', id: OTHER, version: 9, table: await runningTable() });
  await openTables.listFor(null);
  expect(reads()).toBe(1);
});

test('tables of those with a block between them and the user are left out', async () => {
  const { openTables, matches } = createFixture();
  expect(await openTables.listFor(BLOCKED)).toEqual([]);
  expect((await openTables.listFor(ANN)).map(({ id }) => id)).toEqual([matches[0].header.id]);
});
