import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom, SEATS } from '@safehouse/contract';
import type { MatchId } from '@safehouse/protocol';
import type { TableHeader } from '@safehouse/table';
import { commands } from '@safehouse/table';
import { ANN, BOB, botChair, NO_AUTHOR, personChair, runningTable, toStored } from '@safehouse/table/test-helpers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { localBus } from '../bus/bus.ts';
import { jsonLog } from '../log.ts';
import { Rooms } from '../match/rooms.ts';
import { createTempFolder } from '../store/match-store-suite.ts';
import { openSqlite } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { BotDriver } from './bot-driver.ts';
import { BotPool } from './bot-pool.ts';

let store: Store;
beforeAll(() => {
  store = openSqlite(join(createTempFolder(), 'safehouse.db'));
});
afterAll(() => store.close());

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

/** `thinkingMs`: how long fake bots take; undefined for real bots. */
function startDriver(minMoveMs: number, thinkingMs?: number) {
  const logged: string[] = [];
  const log = jsonLog(
    'warn',
    (line) => logged.push(line),
    () => 0,
  );
  const bus = localBus((error) => logged.push(String(error)));
  const onStored = ({ header, version }: { readonly header: TableHeader; readonly version: number }) =>
    bus.publish({ type: 'match', id: header.id, version });
  const rooms = new Rooms({ store: store.matches, now: () => 0, onStored });
  const program = `import { parentPort } from 'node:worker_threads';
    const answer = () => parentPort.postMessage({ choice: 0, took: ${thinkingMs} });
    parentPort.on('message', () => setTimeout(answer, ${thinkingMs}));`;
  const fakeBots = { program: new URL(`data:text/javascript,${encodeURIComponent(program)}`) };
  const pool = new BotPool({ log, threads: 1, ...(thinkingMs !== undefined && fakeBots) });
  const driver = new BotDriver({ rooms, bus, pool, log, minMoveMs });
  driver.start();
  cleanups.push(async () => {
    driver.stop();
    await pool.close();
  });
  return { rooms, bus, driver, logged };
}

async function storeMatch(parts: Partial<TableHeader>): Promise<MatchId> {
  const match = toStored(await runningTable(parts));
  await store.matches.create([match]);
  return match.header.id;
}

const againstBot = { chairs: [botChair(), personChair(ANN)] };
const versionIn = (rooms: Rooms, id: MatchId) => rooms.read(id, ({ version }) => version);

test.each([
  { game: 'kompromat', chairs: [botChair(), botChair('expert')] },
  { game: 'agent-avenue', chairs: [botChair(), botChair(), botChair(), botChair('expert')] },
  { game: 'spy-connection', chairs: [botChair(), botChair('steady'), botChair()] },
])('bots play a match to its end by themselves: $game', async (parts) => {
  const { rooms, driver, logged } = startDriver(0);
  const id = await storeMatch(parts);
  await driver.wake(id);
  expect(await rooms.read(id, ({ status }) => status)).toBe('over');
  expect(logged).toEqual([]);
});

test('a bot moves when the bus reports its turn, and only then', async () => {
  const { rooms, bus } = startDriver(0);
  const id = await storeMatch(againstBot);
  bus.publish({ type: 'match', id, version: 1 });
  await vi.waitFor(async () => expect(await rooms.read(id, ({ toAct }) => toAct)).toEqual([1]), 30_000);
  const before = await versionIn(rooms, id);
  await sleep(30);
  expect(await versionIn(rooms, id)).toBe(before);
});

test.each([0, 100])('the time of a move does not depend on its thinking: %i ms', async (thinkingMs) => {
  const { rooms, driver } = startDriver(250, thinkingMs);
  const id = await storeMatch(againstBot);
  await rooms.read(id, () => null);
  const startedAt = performance.now();
  void driver.wake(id);
  await sleep(235);
  if (performance.now() - startedAt < 245) expect(await versionIn(rooms, id)).toBe(1);
  await vi.waitFor(async () => expect(await versionIn(rooms, id)).toBeGreaterThan(1), 30_000);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(245);
});

test('the answer is dropped when the match has ended meanwhile', async () => {
  const { rooms, driver, logged } = startDriver(100, 0);
  const id = await storeMatch(againstBot);
  const waking = driver.wake(id);
  await sleep(20);
  await rooms.execute(id, NO_AUTHOR, (table) => commands.resign(table, SEATS[1], ''));
  await waking;
  await sleep(120);
  expect(await rooms.read(id, ({ status, version }) => [status, version])).toEqual(['over', 2]);
  expect(logged).toEqual([]);
});

test('waking a bot again does not interrupt it', async () => {
  const { rooms, driver } = startDriver(150, 0);
  const id = await storeMatch(againstBot);
  void driver.wake(id);
  // On a busy machine a thread takes a while to start.
  for (let i = 0; i < 600 && (await versionIn(rooms, id)) === 1; i++) {
    await sleep(50);
    void driver.wake(id);
  }
  expect(await versionIn(rooms, id)).toBeGreaterThan(1);
});

test('the answer is dropped when the last move is undone meanwhile', async () => {
  const { rooms, driver } = startDriver(200, 0);
  const id = await storeMatch({ game: 'spy-connection', chairs: [personChair(ANN), botChair()] });
  let isBotToAct = false;
  // Play until it is the bot's turn, then undo the last move at once.
  while (!isBotToAct) {
    await rooms.execute(id, NO_AUTHOR, (table, now) => {
      const legal = table.match!.legal(SEATS[0]);
      const move = legal.find(({ type }) => type === 'end') ?? legal[0];
      return commands.move(table, SEATS[0], { version: table.version, move, measuredLag: 0, now });
    });
    isBotToAct = (await rooms.read(id, ({ botsToAct }) => botsToAct.length > 0)) === true;
  }
  const before = await versionIn(rooms, id);
  await rooms.execute(id, NO_AUTHOR, (table) => commands.undo(table, SEATS[0], table.version - 1, quickRandom(1)));
  await driver.wake(id);
  await sleep(250);
  const after = await rooms.read(id, ({ version, entries, toAct }) => [version, entries.at(-1)?.event.type, toAct]);
  expect(after).toEqual([before! + 1, 'undone', [0]]);
});

test('a human partner may go first', async () => {
  const { rooms, driver } = startDriver(1, 0);
  const chairs = [personChair(ANN), personChair(BOB), botChair(), personChair(BOB)];
  const id = await storeMatch({ game: 'agent-avenue', chairs });
  expect(await rooms.read(id, ({ toAct }) => toAct)).toEqual([0, 2]);
  void driver.wake(id);
  await sleep(100);
  expect(await versionIn(rooms, id)).toBe(1);
  await rooms.execute(id, NO_AUTHOR, (table, now) => {
    const move = table.match!.legal(SEATS[0]).find(({ type }) => type === 'lead');
    return commands.move(table, SEATS[0], { version: 1, move, measuredLag: 0, now });
  });
  await vi.waitFor(async () => expect(await versionIn(rooms, id)).toBeGreaterThan(2), 30_000);
});
