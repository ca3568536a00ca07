/** A server's rooms for tests: the real store in a temporary folder, without a network. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickRandom, type Seat } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import type { MatchId, OpenSeek, UserId } from '@safehouse/protocol';
import { commands, type Decision, rulesVersionOfTable, summarize, Table, type TableHeader } from '@safehouse/table';
import { headerWith, NO_AUTHOR, randomMove } from '@safehouse/table/test-helpers';
import { onTestFinished } from 'vitest';
import { type Bus, localBus } from '../bus/bus.ts';
import type { Directory } from '../identity/directory.ts';
import { jsonLog, type Log } from '../log.ts';
import { MatchCommands } from '../match/commands.ts';
import { Rooms } from '../match/rooms.ts';
import { Metrics } from '../metrics.ts';
import { openSqlite } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import type { User } from '../store/user.ts';

export interface TestServices {
  readonly path: string;
  readonly store: Store;
  readonly bus: Bus;
  readonly rooms: Rooms;
  readonly commands: MatchCommands;
  readonly directory: Directory;
  readonly log: Log;
  readonly metrics: Metrics;
  /** What was logged. */
  readonly logLines: string[];
  now(): number;
  /** Advances the clock. */
  advanceTime(milliseconds: number): void;
}

/** Closed at the end of the test, or with `afterAll` at the end of the file. */
export function createTestServices(whenDone: (job: () => Promise<void>) => void = onTestFinished): TestServices {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-'));
  const services = openTestServices(join(folder, 'test.db'));
  whenDone(async () => {
    await services.store.close();
    rmSync(folder, { recursive: true });
  });
  return services;
}

/** Services on a database that others may use too. */
export function openTestServices(path: string): TestServices {
  let time = 1_000_000;
  const now = () => time;
  const lines: string[] = [];
  const store = openSqlite(path);
  const bus = localBus((error) => lines.push(String(error)));
  const rooms = new Rooms({
    store: store.matches,
    now,
    onStored: (table, entries) =>
      bus.publish({ type: 'match', id: table.header.id, version: table.version, table, entries }),
  });
  return {
    ...{ path, store, bus, rooms, logLines: lines, now },
    commands: new MatchCommands(rooms, store.people),
    directory: {
      nameOf: (user) => user.split('_')[0],
      isLoaded: () => true,
      preload: async () => undefined,
      invalidate: () => undefined,
    },
    log: jsonLog('debug', (line) => lines.push(line), now),
    metrics: new Metrics(),
    advanceTime: (milliseconds) => {
      time += milliseconds;
    },
  };
}

export function testUser(id: UserId, kind: User['kind'] = 'account'): User {
  return { id, name: id, kind, isAdmin: false, isBanned: false, isInvisible: false, isBot: false, createdAt: 0 };
}

/** A stored table; started if it has no free chair. */
export async function openTable(services: TestServices, parts: Partial<TableHeader> = {}): Promise<MatchId> {
  const header = headerWith({ createdAt: services.now(), ...parts });
  const module = await loadGame(header.game, rulesVersionOfTable(header));
  if (!module) throw new Error(`no such game: ${header.game}`);
  const table = new Table(header, module.rules);
  await services.store.matches.create([{ header, summary: summarize(table, services.now()), entries: [] }]);
  if (header.chairs.every(({ type }) => type !== 'open'))
    await applyDecision(services, header.id, (opened) => [commands.startEvent(opened.header, opened.chairs)]);
  return header.id;
}

export async function applyDecision(
  services: TestServices,
  id: MatchId,
  decide: (table: Table) => Decision,
  author: UserId | null = null,
): Promise<void> {
  const asked = await services.rooms.execute(id, { ...NO_AUTHOR, author }, decide);
  if (!asked?.ok) throw new Error(`refused: ${JSON.stringify(asked)}`);
}

/** Plays a random move, with the holder of the seat as its author. */
export async function playRandomMove(services: TestServices, id: MatchId, seed: number): Promise<void> {
  const random = quickRandom(seed);
  await applyDecision(services, id, (table) => {
    const { seat, move } = randomMove(table, random);
    return [{ type: 'moved', seat, move: move as never, lag: 0 }];
  });
}

/** Plays random moves to the end. */
export async function playToEnd(services: TestServices, id: MatchId, seed: number): Promise<void> {
  for (let i = 0; (await services.rooms.read(id, ({ status }) => status)) === 'running'; i++) {
    await playRandomMove(services, id, seed * 1000 + i);
  }
}

/** In a match of two, this seat resigns. */
export function resignSeat(services: TestServices, id: MatchId, seat: number): Promise<void> {
  return applyDecision(services, id, () => [{ type: 'resigned', seat: seat as Seat }]);
}

/** A user who looks for an opponent in Kompromat. */
export const openSeekOf = (user: UserId): OpenSeek => ({
  user,
  game: 'kompromat',
  mode: '2',
  options: {},
  clock: { type: 'none' },
  rated: false,
  rating: 1500,
  since: 7,
});
