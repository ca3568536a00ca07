import { join } from 'node:path';
import { SEATS } from '@safehouse/contract';
import type { MatchId } from '@safehouse/protocol';
import type { TableHeader } from '@safehouse/table';
import { asks } from '@safehouse/table';
import { BOB, broken, NOBODY, running } from '@safehouse/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NotStored } from '../store/not-stored.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import type { Store } from '../store/store.ts';
import { temporaryFolder } from '../store/testing.ts';
import { BrokenMatch } from './rooms.ts';
import { Gate, moveIn, roomsOn, storedIn, versionIn } from './testing.ts';

let store: Store;
beforeAll(() => {
  store = openSqlite(join(temporaryFolder(), 'safehouse.db'));
});
afterAll(() => store.close());

const stored = (parts?: Partial<TableHeader>) => storedIn(store, parts);

describe('one door', () => {
  test('nobody is told and nobody sees what is not on the disk', async () => {
    const gate = new Gate(store.matches);
    const told: number[] = [];
    const rooms = roomsOn(gate, told);
    const id = await stored();
    const { promise, resolve } = Promise.withResolvers<void>();
    gate.wait = promise;
    const seen: (number | null)[] = [];
    const moving = moveIn(rooms, id).then((asked) => seen.push(asked?.ok ? asked.version : -1));
    const looking = versionIn(rooms, id).then((version) => seen.push(version));
    await new Promise((later) => setTimeout(later, 30));
    expect([seen, told, (await store.matches.load(id))?.entries.length]).toEqual([[], [], 1]);
    resolve();
    await Promise.all([moving, looking]);
    expect([seen, told, (await store.matches.load(id))?.entries.length]).toEqual([[2, 2], [2], 2]);
  });

  test('what cannot be stored has not happened', async () => {
    const gate = new Gate(store.matches);
    const told: number[] = [];
    const rooms = roomsOn(gate, told);
    const id = await stored();
    gate.failures = 2;
    const asked = [moveIn(rooms, id), versionIn(rooms, id), moveIn(rooms, id)];
    const [first, second, third] = await Promise.allSettled(asked);
    expect([first, third]).toMatchObject([
      { reason: expect.any(NotStored) },
      { reason: expect.any(NotStored) },
    ]);
    expect([second, told]).toEqual([{ status: 'fulfilled', value: 1 }, []]);
    expect([await moveIn(rooms, id), told]).toEqual([{ ok: true, version: 2 }, [2]]);
  });

  test('those who waited when something could not be stored meet again in one room', async () => {
    const gate = new Gate(store.matches);
    const rooms = roomsOn(gate);
    const id = await stored();
    gate.failures = 1;
    const failing = moveIn(rooms, id);
    const moving = moveIn(rooms, id);
    const looking = versionIn(rooms, id);
    await expect(failing).rejects.toThrow(NotStored);
    expect([await moving, await looking, await versionIn(rooms, id)]).toEqual([
      { ok: true, version: 2 },
      2,
      2,
    ]);
  });

  test('a request that comes again gets the same answer, also from a room that was loaded anew', async () => {
    const id = await stored();
    const rooms = roomsOn(store.matches);
    expect(await moveIn(rooms, id, 'k')).toEqual({ ok: true, version: 2 });
    await moveIn(rooms, id);
    expect(await moveIn(rooms, id, 'k')).toEqual({ ok: true, version: 2 });
    expect(await moveIn(roomsOn(store.matches), id, 'k')).toEqual({ ok: true, version: 2 });
    expect(await versionIn(rooms, id)).toBe(3);
  });

  test('while one writes and many look, there is one room only, and none of them sees the past', async () => {
    const id = await stored();
    const rooms = roomsOn(store.matches);
    for (let version = 2; version < 40; version++) {
      const looks = Array.from({ length: 3 }, () => versionIn(rooms, id));
      const moving = moveIn(rooms, id);
      await Promise.all(looks);
      const late = versionIn(rooms, id);
      expect([await moving, await late, await versionIn(rooms, id)]).toEqual([
        { ok: true, version },
        version,
        version,
      ]);
    }
  });

  test('a refusal changes nothing; a match nobody knows is nobody’s', async () => {
    const id = await stored();
    const rooms = roomsOn(store.matches);
    const asked = await rooms.ask(id, NOBODY, (table, now) =>
      asks.move(table, SEATS[0], 99, {}, { measuredLag: 0, now }),
    );
    expect(asked).toMatchObject({ ok: false, refusal: { code: 'stale', version: 1 } });
    expect(await versionIn(rooms, id)).toBe(1);
    expect(await versionIn(rooms, 'nowhere' as MatchId)).toBeNull();
    expect(rooms.count).toBe(1);
  });
});

test('a match that cannot be played is broken by itself', async () => {
  const match = broken(await running({ host: BOB }));
  await store.matches.create([match]);
  const rooms = roomsOn(store.matches);
  await expect(versionIn(rooms, match.header.id)).rejects.toThrow(BrokenMatch);
  expect(rooms.count).toBe(0);
});
