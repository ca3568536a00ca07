import { join } from 'node:path';
import type { MatchId } from '@safehouse/protocol';
import { BOT_MOVE_TIMEOUT_MS, type TableHeader } from '@safehouse/table';
import {
  ANN,
  botChair,
  personChair,
  runningTable,
  storedWithIllegalMove,
  toStored,
} from '@safehouse/table/test-helpers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jsonLog } from '../log.ts';
import { createTempFolder } from '../store/match-store-suite.ts';
import { NotStoredError } from '../store/not-stored-error.ts';
import { openSqlite } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { DeadlineTimer } from './deadline-timer.ts';
import { Rooms } from './rooms.ts';

const clock = { type: 'realtime', base: 60, increment: 0, onTimeout: 'lose' } as const;

let store: Store;
let now = 0;
let logLines: string[] = [];
let wokenMatches: MatchId[] = [];
beforeAll(() => {
  store = openSqlite(join(createTempFolder(), 'safehouse.db'));
});
afterAll(() => store.close());
beforeEach(() => {
  now = 0;
  logLines = [];
  wokenMatches = [];
});

function createTimer(matches = store.matches): { readonly alarm: DeadlineTimer; readonly rooms: Rooms } {
  const rooms = new Rooms({ store: matches, now: () => now, onStored: () => {} });
  const log = jsonLog(
    'warn',
    (line) => logLines.push(line),
    () => 0,
  );
  const alarm = new DeadlineTimer({
    store: matches,
    rooms,
    log,
    now: () => now,
    wakeBots: (id) => wokenMatches.push(id),
  });
  return { alarm, rooms };
}

async function storeRunningMatch(parts: Partial<TableHeader>): Promise<MatchId> {
  const match = toStored(await runningTable(parts));
  await store.matches.create([match]);
  return match.header.id;
}

test('a clock that has run out is acted on once, in whoever’s absence', async () => {
  const id = await storeRunningMatch({ clock });
  const { alarm, rooms } = createTimer();
  now = 59_999;
  await alarm.sweep();
  expect(await rooms.read(id, ({ status }) => status)).toBe('running');
  now = 60_000;
  await alarm.sweep();
  await alarm.sweep();
  expect(await rooms.read(id, ({ status, version }) => [status, version])).toEqual(['over', 2]);
});

test('a bot whose answer got lost is woken: after a while, or at once when the server starts', async () => {
  const id = await storeRunningMatch({ chairs: [botChair(), personChair(ANN)] });
  const { alarm } = createTimer();
  await alarm.sweep();
  expect(wokenMatches).toEqual([]);
  await alarm.sweep(BOT_MOVE_TIMEOUT_MS);
  expect(wokenMatches).toEqual([id]);
  await alarm.sweep(BOT_MOVE_TIMEOUT_MS);
  expect(wokenMatches).toEqual([id]);
  now += BOT_MOVE_TIMEOUT_MS;
  await alarm.sweep();
  expect(wokenMatches).toEqual([id, id]);
  await store.matches.markBroken(id);
});

test('many that wait for bots do not hide a clock behind them', async () => {
  const bots = await Promise.all(
    Array.from({ length: 12 }, () => storeRunningMatch({ chairs: [botChair(), personChair(ANN)] })),
  );
  const id = await storeRunningMatch({ clock });
  const { alarm, rooms } = createTimer();
  now = 60_000;
  for (let sweeps = 0; sweeps < 4; sweeps++) await alarm.sweep(0, 4);
  expect(await rooms.read(id, ({ status }) => status)).toBe('over');
  expect(wokenMatches.toSorted()).toEqual(bots.toSorted());
  for (const one of bots) await store.matches.markBroken(one);
});

test('a broken match is put aside with a word in the log, and the others go on', async () => {
  const bad = storedWithIllegalMove(await runningTable());
  await store.matches.create([bad]);
  const id = await storeRunningMatch({ clock });
  const { alarm, rooms } = createTimer();
  now = 60_000;
  await alarm.sweep();
  expect(logLines).toHaveLength(1);
  expect(logLines[0]).toContain(bad.header.id);
  expect(await rooms.read(id, ({ status }) => status)).toBe('over');
  expect(await store.matches.dueMatches(now, 9)).toEqual([]);
});

test('while nothing can be stored the match waits, and nothing is thrown', async () => {
  const id = await storeRunningMatch({ clock });
  const full = Object.assign(Object.create(store.matches), {
    load: (one: MatchId) => store.matches.load(one),
    dueMatches: (at: number, most: number) => store.matches.dueMatches(at, most),
    append: () => Promise.reject(new NotStoredError('full')),
  });
  now = 60_000;
  await createTimer(full).alarm.sweep();
  expect([logLines.length, await store.matches.dueMatches(now, 9)]).toEqual([1, [id]]);
  const { alarm, rooms } = createTimer();
  await alarm.sweep();
  expect(await rooms.read(id, ({ status }) => status)).toBe('over');
});

test('two sweeps at once are one', async () => {
  const id = await storeRunningMatch({ chairs: [botChair(), personChair(ANN)] });
  const { alarm } = createTimer();
  await Promise.all([alarm.sweep(BOT_MOVE_TIMEOUT_MS), alarm.sweep(BOT_MOVE_TIMEOUT_MS)]);
  expect(wokenMatches).toEqual([id]);
});
