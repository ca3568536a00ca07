/** Several servers on one store, each with its own timer. */
import { join } from 'node:path';
import type { MatchId } from '@safehouse/protocol';
import { runningTable, toStored } from '@safehouse/table/test-helpers';
import { PostgresProcess } from '@safehouse/trials';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jsonLog } from '../log.ts';
import type { MatchStore } from '../store/match-store.ts';
import { createTempFolder } from '../store/match-store-suite.ts';
import { openPostgres } from '../store/postgres/postgres-store.ts';
import { openSqlite } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { DeadlineTimer } from './deadline-timer.ts';
import { Rooms } from './rooms.ts';
import { matchStoreWith } from './test-helpers.ts';

const CLOCK = { type: 'realtime', base: 60, increment: 0, onTimeout: 'lose' } as const;
const TICK_MS = 500;

let database: PostgresProcess;
beforeAll(async () => {
  database = await PostgresProcess.start({ fsync: 'off' });
});
afterAll(() => database.stop());

const STORES: readonly [string, () => Promise<Store>][] = [
  ['SQLite', async () => openSqlite(join(createTempFolder(), 'safehouse.db'))],
  ['PostgreSQL', async () => openPostgres(await database.createFreshDatabase())],
];

interface Server {
  readonly timer: DeadlineTimer;
  isLeader: boolean;
  /** Counts of calls to the store. */
  readonly storeCalls: { due: number; load: number; append: number };
}

describe.each(STORES)('on %s', (_, openStore) => {
  let store: Store;
  let now = 0;
  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store.close());
  beforeEach(() => {
    now = 0;
  });

  function server(isLeader: boolean): Server {
    const storeCalls = { due: 0, load: 0, append: 0 };
    const count = (what: keyof typeof storeCalls) => storeCalls[what]++;
    const log = jsonLog('error', () => {}, Date.now);
    const matches = countingStore(store.matches, count);
    const rooms = new Rooms({ store: matches, isShared: true, now: () => now, onStored: () => {} });
    const own = { isLeader, storeCalls };
    const parts = { store: matches, rooms, log, now: () => now, wakeBots: () => {} };
    return Object.assign(own, { timer: new DeadlineTimer({ ...parts, isLeader: () => own.isLeader }) });
  }

  /** This many matches whose clocks run out in a minute. */
  async function clocks(count: number): Promise<MatchId[]> {
    const made = await Promise.all(Array.from({ length: count }, () => runningTable({ clock: CLOCK })));
    await store.matches.create(made.map((table) => toStored(table)));
    return made.map(({ header }) => header.id);
  }

  async function happened(ids: readonly MatchId[]): Promise<(string[] | undefined)[]> {
    const all = await Promise.all(ids.map((id) => store.matches.load(id)));
    return all.map((match) => match?.entries.map(({ event }) => event.type));
  }

  async function tick(servers: readonly Server[]): Promise<void> {
    now += TICK_MS;
    await Promise.all(servers.map(({ timer }) => timer.tick()));
  }

  test('a clock that has run out is acted on once, even if all look at the same moment', async () => {
    const ids = await clocks(20);
    const servers = [server(true), server(true), server(true)];
    now = 60_000;
    await Promise.all(servers.map(({ timer }) => timer.sweep()));
    expect(await happened(ids)).toEqual(ids.map(() => ['started', 'timed-out']));
  });

  test('what is due is looked up by the one on duty, however many there are', async () => {
    const ids = await clocks(20);
    const [first, ...others] = [true, ...Array<boolean>(9).fill(false)].map(server);
    now = 60_000 - TICK_MS;
    for (let i = 0; i < 12; i++) await tick([first, ...others]);
    expect(await happened(ids)).toEqual(ids.map(() => ['started', 'timed-out']));
    expect(first.storeCalls).toEqual({ due: 12, load: 20, append: 20 });
    for (const { storeCalls } of others) expect(storeCalls).toEqual({ due: 2, load: 0, append: 0 });
  });

  test('where that one is not at work the others see to it, once', async () => {
    const ids = await clocks(5);
    const servers = Array.from({ length: 4 }, () => server(false));
    now = 60_000 - TICK_MS;
    for (let i = 0; i < 6; i++) await tick(servers);
    expect(await happened(ids)).toEqual(ids.map(() => ['started']));
    for (let i = 0; i < 6; i++) await tick(servers);
    expect(await happened(ids)).toEqual(ids.map(() => ['started', 'timed-out']));
  });
});

function countingStore(store: MatchStore, count: (call: 'due' | 'load' | 'append') => void): MatchStore {
  return matchStoreWith(store, {
    dueMatches(...query) {
      count('due');
      return store.dueMatches(...query);
    },
    load(id) {
      count('load');
      return store.load(id);
    },
    append(...write) {
      count('append');
      return store.append(...write);
    },
  });
}
