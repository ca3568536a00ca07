/** A match is played to its end by the rules with which it started, whatever versions the server has by then. */
import { join } from 'node:path';
import { quickRandom } from '@safehouse/contract';
import { createGameLoader, type GameModuleImports } from '@safehouse/games/registry';
import type { MatchId } from '@safehouse/protocol';
import { commands, type TableHeader } from '@safehouse/table';
import {
  ANN,
  botChair,
  COUNTING_GAMES,
  headerWith,
  NO_AUTHOR,
  personChair,
  randomMove,
} from '@safehouse/table/test-helpers';
import { PostgresProcess } from '@safehouse/trials';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BotDriver } from '../bots/bot-driver.ts';
import { localBus } from '../bus/bus.ts';
import { buildMatch } from '../lobby/match-builder.ts';
import { jsonLog } from '../log.ts';
import { createTempFolder } from '../store/match-store-suite.ts';
import { openPostgres } from '../store/postgres/postgres-store.ts';
import { openSqlite } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { DeadlineTimer } from './deadline-timer.ts';
import { MissingRulesError, Rooms } from './rooms.ts';

const CLOCK = { type: 'turns', perTurn: 60, onTimeout: 'lose' } as const;

let database: PostgresProcess;
beforeAll(async () => {
  database = await PostgresProcess.start({ fsync: 'off' });
});
afterAll(() => database.stop());

const STORES: readonly [string, () => Promise<Store>][] = [
  ['SQLite', async () => openSqlite(join(createTempFolder(), 'safehouse.db'))],
  ['PostgreSQL', async () => openPostgres(await database.createFreshDatabase())],
];

describe.each(STORES)('in %s', (_, openStore) => {
  let store: Store;
  let now = 0;
  const said: string[] = [];
  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store.close());

  const houseOf = (games: GameModuleImports) =>
    new Rooms({
      store: store.matches,
      isShared: true,
      loadGame: createGameLoader(games),
      now: () => now,
      onStored: () => {},
    });

  /** A table created by a server with these games. */
  async function begun(games: GameModuleImports, parts: Partial<TableHeader> = {}): Promise<MatchId> {
    const module = await createGameLoader(games)('counting');
    const made = buildMatch(headerWith({ game: 'counting', ...parts }), module!.rules, now);
    await store.matches.create([made]);
    return made.header.id;
  }

  const move = (rooms: Rooms, id: MatchId) =>
    rooms.execute(id, NO_AUTHOR, (table, at) => {
      const { seat, move: written } = randomMove(table, quickRandom(1));
      return commands.move(table, seat, { version: table.version, move: written, measuredLag: 0, now: at });
    });

  /** The number of moves until the end. */
  async function playedOut(rooms: Rooms, id: MatchId): Promise<number | undefined> {
    while ((await rooms.read(id, ({ status }) => status)) === 'running') await move(rooms, id);
    return (await rooms.read(id, ({ moves }) => moves.length)) ?? undefined;
  }

  test('one that has begun goes on as it was, and a new one gets the new rules', async () => {
    const old = await begun(COUNTING_GAMES.before);
    await move(houseOf(COUNTING_GAMES.before), old);
    const fresh = await begun(COUNTING_GAMES.after);
    const later = houseOf(COUNTING_GAMES.after);
    expect(await playedOut(later, old)).toBe(3);
    expect(await playedOut(later, fresh)).toBe(5);
    expect(await later.read(fresh, ({ match }) => match?.record().meta)).toEqual({ rulesVersion: 2 });
  });

  test('one from before versions were written down is of the first', async () => {
    const id = await begun(COUNTING_GAMES.before);
    const { header, entries } = (await store.matches.load(id))!;
    const { rules, ...unmarked } = { ...header, id: `${id.slice(0, -1)}x` as MatchId };
    const [listed] = (await store.matches.matchesOf(ANN, 99)).filter((one) => one.header.id === id);
    await store.matches.create([{ header: unmarked, entries, summary: listed.summary }]);
    expect(rules).toBe(1);
    expect(await playedOut(houseOf(COUNTING_GAMES.after), unmarked.id)).toBe(3);
  });

  test('a server without its rules says so and leaves it as it is, and another one goes on', async () => {
    const id = await begun(COUNTING_GAMES.after);
    const [old, young] = [houseOf(COUNTING_GAMES.before), houseOf(COUNTING_GAMES.after)];
    await move(young, id);
    const before = await store.matches.load(id);
    await expect(move(old, id)).rejects.toThrow(MissingRulesError);
    await expect(old.read(id, () => true)).rejects.toMatchObject({ refusal: { code: 'other-rules' } });
    expect([old.count, await store.matches.load(id)]).toEqual([0, before]);
    expect(await playedOut(young, id)).toBe(5);
  });

  test('the same where the whole game is not known yet', async () => {
    const id = await begun(COUNTING_GAMES.after);
    await expect(houseOf({}).read(id, () => true)).rejects.toThrow(MissingRulesError);
  });

  const logOf = () =>
    jsonLog(
      'warn',
      (line) => said.push(line),
      () => 0,
    );
  const alarmOf = (rooms: Rooms, woken: MatchId[] = []) =>
    new DeadlineTimer({
      store: store.matches,
      rooms,
      log: logOf(),
      now: () => now,
      wakeBots: (id) => woken.push(id),
    });

  test('its clock is left to those who can: nothing is put aside, and it is told of once', async () => {
    const ids = [
      await begun(COUNTING_GAMES.after, { clock: CLOCK }),
      await begun(COUNTING_GAMES.after, { clock: CLOCK }),
    ];
    const [old, young] = [houseOf(COUNTING_GAMES.before), houseOf(COUNTING_GAMES.after)];
    now += 60_000;
    await alarmOf(old).sweep();
    expect(await store.matches.dueMatches(now, 99)).toEqual(expect.arrayContaining(ids));
    expect(said).toEqual([expect.stringContaining('no version 2 of counting')]);
    await alarmOf(young).sweep();
    for (const id of ids) expect(await young.read(id, ({ status }) => status)).toBe('over');
    expect(await store.matches.dueMatches(now, 99)).toEqual([]);
  });

  test('its bots are left to those who can, without a word', async () => {
    const id = await begun(COUNTING_GAMES.after, { chairs: [botChair('any'), personChair(ANN)] });
    const asked: unknown[] = [];
    const pool = {
      async ask(question: unknown) {
        asked.push(question);
        return { choice: 0, took: 0 };
      },
    };
    said.length = 0;
    const driverOf = (games: GameModuleImports) =>
      new BotDriver({ rooms: houseOf(games), bus: localBus(() => {}), pool, log: logOf(), minMoveMs: 0 });
    await driverOf(COUNTING_GAMES.before).wake(id);
    expect([asked, said]).toEqual([[], []]);
    await driverOf(COUNTING_GAMES.after).wake(id);
    expect(asked).toMatchObject([{ game: 'counting', rules: 2, level: 'any' }]);
    expect((await store.matches.load(id))?.entries).toHaveLength(2);
  });
});
