import { join } from 'node:path';
import { quickRandom, SEATS } from '@safehouse/contract';
import type { MatchId } from '@safehouse/protocol';
import type { Entry, Table, TableHeader } from '@safehouse/table';
import { asks } from '@safehouse/table';
import { ANN, anyMove, asStored, BOB, broken, NOBODY, running } from '@safehouse/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchStore } from '../store/matches.ts';
import { NotStored } from '../store/not-stored.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import type { Store } from '../store/store.ts';
import { temporaryFolder } from '../store/testing.ts';
import { BrokenMatch, Rooms } from './rooms.ts';

let store: Store;
beforeAll(() => {
  store = openSqlite(join(temporaryFolder(), 'safehouse.db'));
});
afterAll(() => store.close());

/** A store whose writing waits, or fails, as the test says. */
class Gate implements MatchStore {
  readonly #inner: MatchStore;
  wait: Promise<unknown> = Promise.resolve();
  /** So many of the next fail. */
  failures = 0;
  /** How often it was asked for what others have written. */
  questions = 0;
  constructor(inner: MatchStore) {
    this.#inner = inner;
  }
  async append(...given: Parameters<MatchStore['append']>) {
    await this.wait;
    if (this.failures-- > 0) throw new NotStored('full');
    return this.#inner.append(...given);
  }
  create = (...given: Parameters<MatchStore['create']>) => this.#inner.create(...given);
  load = (id: MatchId) => this.#inner.load(id);
  entriesSince(id: MatchId, version: number) {
    this.questions++;
    return this.#inner.entriesSince(id, version);
  }
  openTables = (most: number) => this.#inner.openTables(most);
  matchesOf = (...given: Parameters<MatchStore['matchesOf']>) => this.#inner.matchesOf(...given);
  due = (now: number, most: number) => this.#inner.due(now, most);
  setAside = (id: MatchId) => this.#inner.setAside(id);
}

function roomsOn(matches: MatchStore, told: number[] = []): Rooms {
  return new Rooms({ store: matches, now: () => 0, settled: ({ version }) => told.push(version) });
}

/** A match that has begun, on the disk. */
async function stored(parts: Partial<TableHeader> = {}): Promise<MatchId> {
  const table = await running(parts);
  await store.matches.create([asStored(table)]);
  return table.header.id;
}

/** Asks for any legal move at the version at hand. */
function moveIn(rooms: Rooms, id: MatchId, key: string | null = null) {
  const random = quickRandom(1);
  return rooms.ask(id, { author: ANN, key }, (table, now) => {
    const { seat, move } = anyMove(table, random);
    return asks.move(table, seat, table.version, move, { measuredLag: 0, now });
  });
}

const versionIn = (rooms: Rooms, id: MatchId) => rooms.look(id, ({ version }) => version);

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

describe('rivals', () => {
  test('two houses on one store: both play, nothing is lost and nothing is doubled', async () => {
    const id = await stored({ game: 'spy-connection' });
    const houses = [roomsOn(store.matches), roomsOn(store.matches)];
    const done: string[] = [];
    const player = async (rooms: Rooms, name: string) => {
      for (let i = 0; i < 25; i++) {
        const asked = await moveIn(rooms, id, `${name}${i}`);
        if (asked?.ok) done.push(`${name}${i}`);
      }
    };
    await Promise.all(houses.map((rooms, i) => player(rooms, 'ab'[i])));
    const keys = (await store.matches.load(id))?.entries.slice(1).map(({ key }) => key);
    expect(done).toHaveLength(50);
    expect(keys?.toSorted()).toEqual(done.toSorted());
    for (const rooms of houses) await moveIn(rooms, id);
    expect(await versionIn(houses[1], id)).toBe(53);
  });

  test('the same request by two doors is done once', async () => {
    const id = await stored();
    const doors = [roomsOn(store.matches), roomsOn(store.matches), roomsOn(store.matches)];
    const said = await Promise.all(doors.map((rooms) => moveIn(rooms, id, 'same')));
    expect(said).toEqual(Array(3).fill({ ok: true, version: 2 }));
    expect((await store.matches.load(id))?.entries).toHaveLength(2);
  });
});

describe('houses that know of each other', () => {
  const shared = () => new Rooms({ store: store.matches, isShared: true, now: () => 0, settled: () => {} });

  test('nobody sees the past, whoever wrote last', async () => {
    const id = await stored({ game: 'spy-connection' });
    const houses = [shared(), shared(), shared()];
    for (let version = 2; version < 20; version++) {
      await moveIn(houses[version % 3], id);
      expect(await Promise.all(houses.map((rooms) => versionIn(rooms, id)))).toEqual(Array(3).fill(version));
    }
  });

  test('a no is looked up before it is said', async () => {
    const id = await stored();
    const [here, there] = [shared(), shared()];
    const at = (rooms: Rooms, version: number) =>
      rooms.ask(id, NOBODY, (table, now) => {
        const { seat, move } = anyMove(table, quickRandom(1));
        return asks.move(table, seat, version, move, { measuredLag: 0, now });
      });
    await versionIn(there, id);
    expect(await at(here, 1)).toEqual({ ok: true, version: 2 });
    // There it is still version 1 in memory: a move for version 2 would seem to come from the future.
    expect(await at(there, 2)).toEqual({ ok: true, version: 3 });
    expect(await at(here, 2)).toMatchObject({ ok: false, refusal: { code: 'stale', version: 3 } });
  });

  describe('one hears what the other has written', () => {
    /** A match in the memory of a house that hears, and what another has written of it since. */
    async function heardBy(moves: number) {
      const id = await stored({ game: 'spy-connection' });
      const gate = new Gate(store.matches);
      const here = new Rooms({ store: gate, isShared: true, now: () => 0, settled: () => {} });
      await versionIn(here, id);
      const letters: (readonly Entry[])[] = [];
      const settled = (_: Table, entries: readonly Entry[]) => letters.push(entries);
      const there = new Rooms({ store: store.matches, isShared: true, now: () => 0, settled });
      for (let i = 0; i < moves; i++) await moveIn(there, id);
      gate.questions = 0;
      const seen = (version?: number) => here.look(id, (table) => table.version, version);
      return { id, here, gate, letters, seen };
    }

    test('and does not ask for it', async () => {
      const { id, here, gate, letters, seen } = await heardBy(3);
      for (const entries of letters) here.hear(id, entries);
      expect([await seen(4), gate.questions]).toEqual([4, 0]);
      // Whoever has been told of nothing wants to be sure.
      expect([await seen(), gate.questions]).toEqual([4, 1]);
      expect(await moveIn(here, id)).toEqual({ ok: true, version: 5 });
    });

    test('but for what it has missed, and once where it comes twice', async () => {
      const { id, here, gate, letters, seen } = await heardBy(3);
      here.hear(id, letters[0]);
      here.hear(id, letters[0]);
      here.hear(id, letters[2]);
      expect([await seen(4), gate.questions]).toEqual([4, 1]);
    });

    test('and believes the store where that says something else', async () => {
      const { id, here, letters, seen } = await heardBy(1);
      const [{ happening, ...entry }] = letters[0];
      here.hear(id, [{ ...entry, happening: { type: 'moved', seat: 0, move: { type: 'fly' } } as never }]);
      expect(await seen(2)).toBe(2);
      expect(happening.type).toBe('moved');
      expect((await here.look(id, ({ entries }) => entries.at(-1)?.happening)) ?? null).toEqual(happening);
    });
  });
});

test('a match that cannot be played is broken by itself', async () => {
  const match = broken(await running({ host: BOB }));
  await store.matches.create([match]);
  const rooms = roomsOn(store.matches);
  await expect(versionIn(rooms, match.header.id)).rejects.toThrow(BrokenMatch);
  expect(rooms.count).toBe(0);
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
