import { join } from 'node:path';
import type { MatchId } from '@safehouse/protocol';
import { BOT_PATIENCE, type TableHeader } from '@safehouse/table';
import { ANN, asStored, bot, broken, person, running } from '@safehouse/table/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jsonLog } from '../log.ts';
import { NotStored } from '../store/not-stored.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import type { Store } from '../store/store.ts';
import { temporaryFolder } from '../store/testing.ts';
import { Alarm } from './alarm.ts';
import { Rooms } from './rooms.ts';

const clock = { type: 'realtime', base: 60, increment: 0, onTimeout: 'lose' } as const;

let store: Store;
let now = 0;
let said: string[] = [];
let woken: MatchId[] = [];
beforeAll(() => {
  store = openSqlite(join(temporaryFolder(), 'safehouse.db'));
});
afterAll(() => store.close());
beforeEach(() => {
  now = 0;
  said = [];
  woken = [];
});

function alarmOn(matches = store.matches): { readonly alarm: Alarm; readonly rooms: Rooms } {
  const rooms = new Rooms({ store: matches, now: () => now, settled: () => {} });
  const log = jsonLog(
    'warn',
    (line) => said.push(line),
    () => 0,
  );
  const alarm = new Alarm({ store: matches, rooms, log, now: () => now, wakeBots: (id) => woken.push(id) });
  return { alarm, rooms };
}

async function stored(parts: Partial<TableHeader>): Promise<MatchId> {
  const match = asStored(await running(parts));
  await store.matches.create([match]);
  return match.header.id;
}

test('a clock that has run out is acted on once, in whoever’s absence', async () => {
  const id = await stored({ clock });
  const { alarm, rooms } = alarmOn();
  now = 59_999;
  await alarm.sweep();
  expect(await rooms.look(id, ({ status }) => status)).toBe('running');
  now = 60_000;
  await alarm.sweep();
  await alarm.sweep();
  expect(await rooms.look(id, ({ status, version }) => [status, version])).toEqual(['over', 2]);
});

test('a bot whose answer got lost is woken: after a while, or at once when the server starts', async () => {
  const id = await stored({ chairs: [bot(), person(ANN)] });
  const { alarm } = alarmOn();
  await alarm.sweep();
  expect(woken).toEqual([]);
  await alarm.sweep(BOT_PATIENCE);
  expect(woken).toEqual([id]);
  await alarm.sweep(BOT_PATIENCE);
  expect(woken).toEqual([id]);
  now += BOT_PATIENCE;
  await alarm.sweep();
  expect(woken).toEqual([id, id]);
  await store.matches.setAside(id);
});

test('many that wait for bots do not hide a clock behind them', async () => {
  const bots = await Promise.all(Array.from({ length: 12 }, () => stored({ chairs: [bot(), person(ANN)] })));
  const id = await stored({ clock });
  const { alarm, rooms } = alarmOn();
  now = 60_000;
  for (let sweeps = 0; sweeps < 4; sweeps++) await alarm.sweep(0, 4);
  expect(await rooms.look(id, ({ status }) => status)).toBe('over');
  expect(woken.toSorted()).toEqual(bots.toSorted());
  for (const one of bots) await store.matches.setAside(one);
});

test('a broken match is put aside with a word in the log, and the others go on', async () => {
  const bad = broken(await running());
  await store.matches.create([bad]);
  const id = await stored({ clock });
  const { alarm, rooms } = alarmOn();
  now = 60_000;
  await alarm.sweep();
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(bad.header.id);
  expect(await rooms.look(id, ({ status }) => status)).toBe('over');
  expect(await store.matches.due(now, 9)).toEqual([]);
});

test('while nothing can be stored the match waits, and nothing is thrown', async () => {
  const id = await stored({ clock });
  const full = Object.assign(Object.create(store.matches), {
    load: (one: MatchId) => store.matches.load(one),
    due: (at: number, most: number) => store.matches.due(at, most),
    append: () => Promise.reject(new NotStored('full')),
  });
  now = 60_000;
  await alarmOn(full).alarm.sweep();
  expect([said.length, await store.matches.due(now, 9)]).toEqual([1, [id]]);
  const { alarm, rooms } = alarmOn();
  await alarm.sweep();
  expect(await rooms.look(id, ({ status }) => status)).toBe('over');
});

test('two sweeps at once are one', async () => {
  const id = await stored({ chairs: [bot(), person(ANN)] });
  const { alarm } = alarmOn();
  await Promise.all([alarm.sweep(BOT_PATIENCE), alarm.sweep(BOT_PATIENCE)]);
  expect(woken).toEqual([id]);
});
