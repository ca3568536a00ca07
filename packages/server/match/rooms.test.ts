import { join } from 'node:path';
import { SEATS } from '@safehouse/contract';
import type { MatchId } from '@safehouse/protocol';
import type { TableHeader } from '@safehouse/table';
import { commands } from '@safehouse/table';
import { BOB, NO_AUTHOR, runningTable, storedWithIllegalMove } from '@safehouse/table/test-helpers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTempFolder } from '../store/match-store-suite.ts';
import { NotStoredError } from '../store/not-stored-error.ts';
import { openSqlite } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { BrokenMatchError, Rooms } from './rooms.ts';
import { createRooms, GatedMatchStore, playAnyMove, readVersion, storeRunningMatch } from './test-helpers.ts';

let store: Store;
beforeAll(() => {
  store = openSqlite(join(createTempFolder(), 'safehouse.db'));
});
afterAll(() => store.close());

const storeMatch = (parts?: Partial<TableHeader>) => storeRunningMatch(store, parts);

describe('a command', () => {
  test('nobody is told and nobody sees what is not on the disk', async () => {
    const gate = new GatedMatchStore(store.matches);
    const told: number[] = [];
    const rooms = createRooms(gate.store, told);
    const id = await storeMatch();
    const { promise, resolve } = Promise.withResolvers<void>();
    gate.gate = promise;
    const seen: (number | null)[] = [];
    const moving = playAnyMove(rooms, id).then((asked) => seen.push(asked?.ok ? asked.version : -1));
    const looking = readVersion(rooms, id).then((version) => seen.push(version));
    await new Promise((later) => setTimeout(later, 30));
    expect([seen, told, (await store.matches.load(id))?.entries.length]).toEqual([[], [], 1]);
    resolve();
    await Promise.all([moving, looking]);
    expect([seen, told, (await store.matches.load(id))?.entries.length]).toEqual([[2, 2], [2], 2]);
  });

  test('what cannot be stored has not happened', async () => {
    const gate = new GatedMatchStore(store.matches);
    const told: number[] = [];
    const rooms = createRooms(gate.store, told);
    const id = await storeMatch();
    gate.failuresLeft = 2;
    const asked = [playAnyMove(rooms, id), readVersion(rooms, id), playAnyMove(rooms, id)];
    const [first, second, third] = await Promise.allSettled(asked);
    expect([first, third]).toMatchObject([
      { reason: expect.any(NotStoredError) },
      { reason: expect.any(NotStoredError) },
    ]);
    expect([second, told]).toEqual([{ status: 'fulfilled', value: 1 }, []]);
    expect([await playAnyMove(rooms, id), told]).toEqual([{ ok: true, version: 2 }, [2]]);
  });

  test('those who waited when something could not be stored meet again in one room', async () => {
    const gate = new GatedMatchStore(store.matches);
    const rooms = createRooms(gate.store);
    const id = await storeMatch();
    gate.failuresLeft = 1;
    const failing = playAnyMove(rooms, id);
    const moving = playAnyMove(rooms, id);
    const looking = readVersion(rooms, id);
    await expect(failing).rejects.toThrow(NotStoredError);
    expect([await moving, await looking, await readVersion(rooms, id)]).toEqual([{ ok: true, version: 2 }, 2, 2]);
  });

  test('a request that comes again gets the same answer, also from a room that was loaded again', async () => {
    const id = await storeMatch();
    const rooms = createRooms(store.matches);
    expect(await playAnyMove(rooms, id, 'k')).toEqual({ ok: true, version: 2 });
    await playAnyMove(rooms, id);
    expect(await playAnyMove(rooms, id, 'k')).toEqual({ ok: true, version: 2 });
    expect(await playAnyMove(createRooms(store.matches), id, 'k')).toEqual({ ok: true, version: 2 });
    expect(await readVersion(rooms, id)).toBe(3);
  });

  test('while one writes and many look, there is one room only, and none of them sees the past', async () => {
    const id = await storeMatch();
    const rooms = createRooms(store.matches);
    for (let version = 2; version < 40; version++) {
      const looks = Array.from({ length: 3 }, () => readVersion(rooms, id));
      const moving = playAnyMove(rooms, id);
      await Promise.all(looks);
      const late = readVersion(rooms, id);
      expect([await moving, await late, await readVersion(rooms, id)]).toEqual([
        { ok: true, version },
        version,
        version,
      ]);
    }
  });

  test('thousands that wait for one that is being stored are refused one after the other', async () => {
    const gate = new GatedMatchStore(store.matches);
    const rooms = createRooms(gate.store);
    const id = await storeMatch();
    const { promise, resolve } = Promise.withResolvers<void>();
    gate.gate = promise;
    const moving = playAnyMove(rooms, id);
    const refused = Array.from({ length: 20_000 }, () =>
      rooms.execute(id, NO_AUTHOR, (table, now) =>
        commands.move(table, SEATS[0], { version: 99, move: {}, measuredLag: 0, now }),
      ),
    );
    resolve();
    expect(await moving).toEqual({ ok: true, version: 2 });
    expect((await Promise.all(refused)).every((asked) => asked?.ok === false)).toBe(true);
    expect(await playAnyMove(rooms, id)).toEqual({ ok: true, version: 3 });
  });

  test('a refusal changes nothing; a match nobody knows is nobody’s', async () => {
    const id = await storeMatch();
    const rooms = createRooms(store.matches);
    const asked = await rooms.execute(id, NO_AUTHOR, (table, now) =>
      commands.move(table, SEATS[0], { version: 99, move: {}, measuredLag: 0, now }),
    );
    expect(asked).toMatchObject({ ok: false, refusal: { code: 'stale', version: 1 } });
    expect(await readVersion(rooms, id)).toBe(1);
    expect(await readVersion(rooms, 'nowhere' as MatchId)).toBeNull();
    expect(rooms.count).toBe(1);
  });
});

test('what is read without waiting is in memory, stored, and the newest', async () => {
  const gate = new GatedMatchStore(store.matches);
  const rooms = createRooms(gate.store);
  const id = await storeMatch();
  const versionNow = (from: Rooms, known?: number) => from.readNow(id, ({ version }) => version, known);
  expect(versionNow(rooms)).toBeUndefined();
  await readVersion(rooms, id);
  expect(versionNow(rooms)).toBe(1);
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.gate = promise;
  const moving = playAnyMove(rooms, id);
  expect(versionNow(rooms)).toBeUndefined();
  resolve();
  await moving;
  expect(versionNow(rooms)).toBe(2);
  const shared = new Rooms({ store: store.matches, isShared: true, now: () => 0, onStored: () => undefined });
  await readVersion(shared, id);
  expect([versionNow(shared), versionNow(shared, 2), versionNow(shared, 3)]).toEqual([undefined, 2, undefined]);
});

test('after a failed write nothing is read without waiting', async () => {
  const gate = new GatedMatchStore(store.matches);
  const rooms = createRooms(gate.store);
  const id = await storeMatch();
  gate.failuresLeft = 1;
  const moving = playAnyMove(rooms, id);
  await expect(moving).rejects.toThrow(NotStoredError);
  expect(rooms.readNow(id, ({ version }) => version)).toBeUndefined();
  expect(await readVersion(rooms, id)).toBe(1);
});

test('a match that cannot be played is broken by itself', async () => {
  const match = storedWithIllegalMove(await runningTable({ host: BOB }));
  await store.matches.create([match]);
  const rooms = createRooms(store.matches);
  await expect(readVersion(rooms, match.header.id)).rejects.toThrow(BrokenMatchError);
  expect(rooms.count).toBe(0);
});
