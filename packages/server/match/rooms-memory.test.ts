import { join } from 'node:path';
import { SEATS } from '@safehouse/contract';
import type { TableHeader } from '@safehouse/table';
import { asks } from '@safehouse/table';
import { ANN } from '@safehouse/table/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite/open.ts';
import type { Store } from '../store/store.ts';
import { temporaryFolder } from '../store/testing.ts';
import { Rooms } from './rooms.ts';
import { Gate, moveIn, roomsOn, storedIn, versionIn } from './testing.ts';

let store: Store;
beforeAll(() => {
  store = openSqlite(join(temporaryFolder(), 'safehouse.db'));
});
afterAll(() => store.close());

const stored = (parts?: Partial<TableHeader>) => storedIn(store, parts);

test('of matches that are over only the last stay in memory, those that go on all', async () => {
  const rooms = roomsOn(store.matches);
  const going = await Promise.all([stored(), stored(), stored()]);
  const over = await Promise.all(Array.from({ length: 230 }, () => stored()));
  for (const id of [...going, ...over]) await versionIn(rooms, id);
  expect(rooms.count).toBe(233);
  for (const id of over) {
    await rooms.ask(id, { author: ANN, key: null }, (table) => asks.resign(table, SEATS[0], 'steady'));
  }
  expect(rooms.count).toBe(203);
  // They are not gone: whoever looks gets them from the disk.
  expect(await rooms.look(over[0], ({ result }) => result?.reason)).toBe('resigned');
  expect(rooms.count).toBe(203);
});

test('where there are too many, one goes that nobody has touched, and never one with people in it', async () => {
  const ids = [await stored(), await stored(), await stored(), await stored(), await stored()];
  const loaded: number[] = [];
  const gate = new Gate(store.matches);
  gate.load = (id) => {
    loaded.push(ids.indexOf(id));
    return store.matches.load(id);
  };
  const rooms = new Rooms({ store: gate, most: 3, now: () => 0, settled: () => undefined });
  const visit = (i: number) => versionIn(rooms, ids[i]);
  for (const i of [0, 1, 2, 0, 3]) await visit(i);
  expect([loaded, rooms.count]).toEqual([[0, 1, 2, 3], 3]);
  for (const i of [0, 3, 1]) await visit(i);
  expect(loaded).toEqual([0, 1, 2, 3, 1]);
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.wait = promise;
  const moving = moveIn(rooms, ids[0]);
  for (const i of [2, 3, 4, 1, 2, 3, 4]) await visit(i);
  const before = loaded.length;
  resolve();
  expect(await moving).toEqual({ ok: true, version: 2 });
  expect([await visit(0), loaded.length]).toEqual([2, before]);
});
