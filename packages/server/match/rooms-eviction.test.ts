import { join } from 'node:path';
import { SEATS } from '@safehouse/contract';
import type { TableHeader } from '@safehouse/table';
import { commands } from '@safehouse/table';
import { ANN } from '@safehouse/table/test-helpers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTempFolder } from '../store/match-store-suite.ts';
import { openSqlite } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { Rooms } from './rooms.ts';
import {
  createRooms,
  editionWith,
  GatedMatchStore,
  matchStoreWith,
  playAnyMove,
  readVersion,
  storeRunningMatch,
} from './test-helpers.ts';

let store: Store;
beforeAll(() => {
  store = openSqlite(join(createTempFolder(), 'safehouse.db'));
});
afterAll(() => store.close());

const storeMatch = (parts?: Partial<TableHeader>) => storeRunningMatch(store, parts);

test('of matches that are over only the last stay in memory, those that go on all', async () => {
  const rooms = createRooms(store.matches);
  const going = await Promise.all([storeMatch(), storeMatch(), storeMatch()]);
  const over = await Promise.all(Array.from({ length: 230 }, () => storeMatch()));
  for (const id of [...going, ...over]) await readVersion(rooms, id);
  expect(rooms.count).toBe(233);
  for (const id of over) {
    await rooms.execute(id, { author: ANN, key: null }, (table) => commands.resign(table, SEATS[0], 'steady'));
  }
  expect(rooms.count).toBe(203);
  // They are not lost: a read loads them from disk.
  expect(await rooms.read(over[0], ({ result }) => result?.reason)).toBe('resigned');
  expect(rooms.count).toBe(203);
});

test('where there are too many, one goes that nobody has touched, and never one with people in it', async () => {
  const ids = [await storeMatch(), await storeMatch(), await storeMatch(), await storeMatch(), await storeMatch()];
  const loaded: number[] = [];
  const matches = matchStoreWith(store.matches, {
    load(id) {
      loaded.push(ids.indexOf(id));
      return store.matches.load(id);
    },
  });
  const gate = new GatedMatchStore(matches);
  const rooms = new Rooms({ store: gate.store, maxRooms: 3, now: () => 0, onStored: () => undefined });
  const visit = (i: number) => readVersion(rooms, ids[i]);
  for (const i of [0, 1, 2, 0, 3]) await visit(i);
  expect([loaded, rooms.count]).toEqual([[0, 1, 2, 3], 3]);
  for (const i of [0, 3, 1]) await visit(i);
  expect(loaded).toEqual([0, 1, 2, 3, 1]);
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.gate = promise;
  const moving = playAnyMove(rooms, ids[0]);
  for (const i of [2, 3, 4, 1, 2, 3, 4]) await visit(i);
  const before = loaded.length;
  resolve();
  expect(await moving).toEqual({ ok: true, version: 2 });
  expect([await visit(0), loaded.length]).toEqual([2, before]);
});

test('beyond the budget in bytes the least recently used are evicted, large editions sooner', async () => {
  const rooms = (maxBytes: number) =>
    new Rooms({ store: store.matches, maxBytes, now: () => 0, onStored: () => undefined });
  const small = await Promise.all(Array.from({ length: 8 }, () => storeMatch()));
  const large = await Promise.all(Array.from({ length: 8 }, () => storeMatch(withEdition('x'.repeat(40_000)))));
  const many = rooms(300_000);
  for (const id of small) await readVersion(many, id);
  expect([many.count, many.bytes < 300_000]).toEqual([8, true]);
  const few = rooms(1_300_000);
  for (const id of large) await readVersion(few, id);
  expect([few.count, few.bytes < 1_300_000]).toEqual([2, true]);
  // None is refused: an evicted match is loaded again.
  expect(await readVersion(few, large[0])).toBe(1);
  expect(few.count).toBe(2);
});

test('matches with equal editions share one object', async () => {
  const rooms = createRooms(store.matches);
  const ids = [
    await storeMatch(withEdition('a')),
    await storeMatch(withEdition('a')),
    await storeMatch(withEdition('b')),
  ];
  const editions = await Promise.all(ids.map((id) => rooms.read(id, ({ header }) => header.edition)));
  expect(editions[1]).toBe(editions[0]);
  expect(editions[2]).not.toEqual(editions[0]);
  const boards = await Promise.all(ids.map((id) => rooms.read(id, ({ match }) => match!.state)));
  expect((boards[1] as { board: object }).board).toBe((boards[0] as { board: object }).board);
});

function withEdition(note: string): Partial<TableHeader> {
  return {
    game: 'spy-connection',
    options: { edition: 'mine' },
    edition: editionWith({ note }),
  };
}
