/** The rooms of a house for tests: the real store in a folder that is thrown away, no network. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickRandom, type Seat } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import type { MatchId, UserId } from '@safehouse/protocol';
import { type Answer, asks, rulesOf, summaryOf, Table, type TableHeader } from '@safehouse/table';
import { anyMove, headerWith, NOBODY } from '@safehouse/table/testing';
import { onTestFinished } from 'vitest';
import { type Bus, localBus } from '../bus/bus.ts';
import type { Directory } from '../identity/directory.ts';
import type { User } from '../identity/user.ts';
import { jsonLog, type Log } from '../log.ts';
import { Rooms } from '../match/rooms.ts';
import { Wishes } from '../match/wishes.ts';
import { Metrics } from '../metrics.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import type { Store } from '../store/store.ts';

export interface SmallHouse {
  readonly path: string;
  readonly store: Store;
  readonly bus: Bus;
  readonly rooms: Rooms;
  readonly wishes: Wishes;
  readonly directory: Directory;
  readonly log: Log;
  readonly metrics: Metrics;
  /** What was logged. */
  readonly lines: string[];
  now(): number;
  /** Lets time go by. */
  wait(milliseconds: number): void;
}

/** Taken down when the test is finished, or all of a file with `afterAll`. */
export function smallHouse(whenDone: (job: () => Promise<void>) => void = onTestFinished): SmallHouse {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-'));
  const house = houseAt(join(folder, 'test.db'));
  whenDone(async () => {
    await house.store.close();
    rmSync(folder, { recursive: true });
  });
  return house;
}

/** A house on a database that may be another one's, too. */
export function houseAt(path: string): SmallHouse {
  let time = 1_000_000;
  const now = () => time;
  const lines: string[] = [];
  const store = openSqlite(path);
  const bus = localBus((error) => lines.push(String(error)));
  const settled = ({ header: { id }, version }: Table) => bus.publish({ type: 'match', id, version });
  const rooms = new Rooms({ store: store.matches, now, settled });
  return {
    ...{ path, store, bus, rooms, lines, now },
    wishes: new Wishes(rooms),
    directory: { nameOf: (user) => user.split('_')[0], meet: async () => undefined, forget: () => undefined },
    log: jsonLog('debug', (line) => lines.push(line), now),
    metrics: new Metrics(),
    wait: (milliseconds) => {
      time += milliseconds;
    },
  };
}

export function userCalled(id: UserId, kind: User['kind'] = 'account'): User {
  return { id, name: id, kind, isAdmin: false, isBanned: false, createdAt: 0 };
}

/** A table that is kept and, with no free chair, has begun. */
export async function openTable(house: SmallHouse, parts: Partial<TableHeader> = {}): Promise<MatchId> {
  const header = headerWith({ createdAt: house.now(), ...parts });
  const module = await loadGame(header.game, rulesOf(header));
  if (!module) throw new Error(`no such game: ${header.game}`);
  const table = new Table(header, module.rules);
  await house.store.matches.create([{ header, summary: summaryOf(table, house.now()), entries: [] }]);
  if (header.chairs.every(({ type }) => type !== 'open'))
    await happens(house, header.id, (opened) => [asks.start(opened.header, opened.chairs)]);
  return header.id;
}

export async function happens(
  house: SmallHouse,
  id: MatchId,
  decide: (table: Table) => Answer,
  author: UserId | null = null,
): Promise<void> {
  const asked = await house.rooms.ask(id, { ...NOBODY, author }, decide);
  if (!asked?.ok) throw new Error(`refused: ${JSON.stringify(asked)}`);
}

/** Plays one move at random; the one whose seat it is counts as its author. */
export async function playOne(house: SmallHouse, id: MatchId, seed: number): Promise<void> {
  const random = quickRandom(seed);
  await happens(house, id, (table) => {
    const { seat, move } = anyMove(table, random);
    return [{ type: 'moved', seat, move: move as never, lag: 0 }];
  });
}

/** Plays at random to the end. */
export async function playOut(house: SmallHouse, id: MatchId, seed: number): Promise<void> {
  for (let i = 0; (await house.rooms.look(id, ({ status }) => status)) === 'running'; i++) {
    await playOne(house, id, seed * 1000 + i);
  }
}

/** Two play, and the one in this seat gives up. */
export function resign(house: SmallHouse, id: MatchId, seat: number): Promise<void> {
  return happens(house, id, () => [{ type: 'resigned', seat: seat as Seat }]);
}
