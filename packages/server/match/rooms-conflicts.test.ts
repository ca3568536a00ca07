import { join } from 'node:path';
import { quickRandom } from '@safehouse/contract';
import type { TableHeader } from '@safehouse/table';
import { commands, type Entry, type Table } from '@safehouse/table';
import { NO_AUTHOR, randomMove } from '@safehouse/table/test-helpers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTempFolder } from '../store/match-store-suite.ts';
import { openSqlite } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { Rooms } from './rooms.ts';
import { createRooms, GatedMatchStore, playAnyMove, readVersion, storeRunningMatch } from './test-helpers.ts';

let store: Store;
beforeAll(() => {
  store = openSqlite(join(createTempFolder(), 'safehouse.db'));
});
afterAll(() => store.close());

const storeMatch = (parts?: Partial<TableHeader>) => storeRunningMatch(store, parts);

describe('rivals', () => {
  test('two servers on one store: both play, nothing is lost and nothing is doubled', async () => {
    const id = await storeMatch({ game: 'spy-connection' });
    const servers = [createRooms(store.matches), createRooms(store.matches)];
    const done: string[] = [];
    const player = async (rooms: Rooms, name: string) => {
      for (let i = 0; i < 25; i++) {
        const asked = await playAnyMove(rooms, id, `${name}${i}`);
        if (asked?.ok) done.push(`${name}${i}`);
      }
    };
    await Promise.all(servers.map((rooms, i) => player(rooms, 'ab'[i])));
    const keys = (await store.matches.load(id))?.entries.slice(1).map(({ key }) => key);
    expect(done).toHaveLength(50);
    expect(keys?.toSorted()).toEqual(done.toSorted());
    for (const rooms of servers) await playAnyMove(rooms, id);
    expect(await readVersion(servers[1], id)).toBe(53);
  });

  test('the same request to several servers is done once', async () => {
    const id = await storeMatch();
    const servers = [createRooms(store.matches), createRooms(store.matches), createRooms(store.matches)];
    const said = await Promise.all(servers.map((rooms) => playAnyMove(rooms, id, 'same')));
    expect(said).toEqual(Array(3).fill({ ok: true, version: 2 }));
    expect((await store.matches.load(id))?.entries).toHaveLength(2);
  });
});

describe('servers that know of each other', () => {
  const shared = () => new Rooms({ store: store.matches, isShared: true, now: () => 0, onStored: () => {} });

  test('nobody sees the past, whoever wrote last', async () => {
    const id = await storeMatch({ game: 'spy-connection' });
    const servers = [shared(), shared(), shared()];
    for (let version = 2; version < 20; version++) {
      await playAnyMove(servers[version % 3], id);
      expect(await Promise.all(servers.map((rooms) => readVersion(rooms, id)))).toEqual(Array(3).fill(version));
    }
  });

  test('a no is looked up before it is said', async () => {
    const id = await storeMatch();
    const [here, there] = [shared(), shared()];
    const at = (rooms: Rooms, version: number) =>
      rooms.execute(id, NO_AUTHOR, (table, now) => {
        const { seat, move } = randomMove(table, quickRandom(1));
        return commands.move(table, seat, { version, move, measuredLag: 0, now });
      });
    await readVersion(there, id);
    expect(await at(here, 1)).toEqual({ ok: true, version: 2 });
    // There it is still version 1 in memory: a move for version 2 would look like one from the future.
    expect(await at(there, 2)).toEqual({ ok: true, version: 3 });
    expect(await at(here, 2)).toMatchObject({ ok: false, refusal: { code: 'stale', version: 3 } });
  });

  describe('one hears what the other has written', () => {
    /** A match in the memory of a server that is notified of changes, and what another server has written since. */
    async function heardBy(moves: number) {
      const id = await storeMatch({ game: 'spy-connection' });
      const gate = new GatedMatchStore(store.matches);
      const here = new Rooms({ store: gate.store, isShared: true, now: () => 0, onStored: () => {} });
      await readVersion(here, id);
      const letters: (readonly Entry[])[] = [];
      const settled = (_: Table, entries: readonly Entry[]) => letters.push(entries);
      const there = new Rooms({ store: store.matches, isShared: true, now: () => 0, onStored: settled });
      for (let i = 0; i < moves; i++) await playAnyMove(there, id);
      gate.entriesSinceCalls = 0;
      const seen = (version?: number) => here.read(id, (table) => table.version, version);
      return { id, here, gate, letters, seen };
    }

    test('and does not ask for it', async () => {
      const { id, here, gate, letters, seen } = await heardBy(3);
      for (const entries of letters) here.applyRemote(id, entries);
      expect([await seen(4), gate.entriesSinceCalls]).toEqual([4, 0]);
      // A reader without a known version must check the store.
      expect([await seen(), gate.entriesSinceCalls]).toEqual([4, 1]);
      expect(await playAnyMove(here, id)).toEqual({ ok: true, version: 5 });
    });

    test('but for what it has missed, and once where it comes twice', async () => {
      const { id, here, gate, letters, seen } = await heardBy(3);
      here.applyRemote(id, letters[0]);
      here.applyRemote(id, letters[0]);
      here.applyRemote(id, letters[2]);
      expect([await seen(4), gate.entriesSinceCalls]).toEqual([4, 1]);
    });

    test('and believes the store where that says something else', async () => {
      const { id, here, letters, seen } = await heardBy(1);
      const [{ event, ...entry }] = letters[0];
      here.applyRemote(id, [{ ...entry, event: { type: 'moved', seat: 0, move: { type: 'fly' } } as never }]);
      expect(await seen(2)).toBe(2);
      expect(event.type).toBe('moved');
      expect((await here.read(id, ({ entries }) => entries.at(-1)?.event)) ?? null).toEqual(event);
    });
  });
});
