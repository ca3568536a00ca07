/**
 * Databases written by a server when an earlier version of the rules was the newest, each with a match in progress. Its
 * next moves are those that were played at that time: some of them are illegal by the current rules.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type GameRecord, Match, rulesVersionOf, type SeatMove } from '@safehouse/contract';
import { loadGame } from '@safehouse/games/registry';
import type { MatchId } from '@safehouse/protocol';
import { commands } from '@safehouse/table';
import { headerWith, NO_AUTHOR } from '@safehouse/table/test-helpers';
import { afterEach, describe, expect, test } from 'vitest';
import { buildMatch } from '../lobby/match-builder.ts';
import { createTempFolder } from '../store/match-store-suite.ts';
import { openSqlite } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import type { Rooms } from './rooms.ts';
import { createRooms } from './test-helpers.ts';

interface RunningMatch {
  readonly id: MatchId;
  /** How many moves are in the database. */
  readonly stored: number;
  /** The whole match, as the server of that time finished it. */
  readonly record: GameRecord;
}

const GAMES_FOLDER = join(import.meta.dirname, '../../../games');
const DATABASES = globSync('*/playthroughs/version-*/running-match.sql', { cwd: GAMES_FOLDER });

let store: Store;
afterEach(() => store.close());

/** A data folder of that time, opened by the current server. */
function openDatabase(file: string): Rooms {
  const path = join(createTempFolder(), 'safehouse.db');
  const database = new DatabaseSync(path);
  database.exec(readFileSync(join(GAMES_FOLDER, file), 'utf8'));
  database.close();
  store = openSqlite(path);
  return createRooms(store.matches);
}

const play = (rooms: Rooms, id: MatchId, { seat, ...move }: SeatMove) =>
  rooms.execute(id, NO_AUTHOR, (table, now) =>
    commands.move(table, seat, { version: table.version, move, measuredLag: 0, now }),
  );

describe.each(DATABASES)('%s', (file) => {
  const { id, stored, record }: RunningMatch = JSON.parse(
    readFileSync(join(GAMES_FOLDER, file.replace(/sql$/, 'json')), 'utf8'),
  );

  test('a running match goes on by its own rules and ends as it would have ended', async () => {
    const rooms = openDatabase(file);
    expect(await rooms.read(id, ({ status, moves }) => [status, moves.length])).toEqual(['running', stored]);
    for (const move of record.moves.slice(stored)) await play(rooms, id, move as SeatMove);
    const [status, finished] = (await rooms.read(id, (table) => [table.status, table.match?.record()])) ?? [];
    expect([status, finished]).toEqual(['over', record]);
  });

  test('by the newest rules these moves are illegal, and a new table gets those', async () => {
    const rooms = openDatabase(file);
    const newest = (await loadGame(record.game))?.rules;
    if (!newest) throw new Error(`no ${record.game}`);
    const opened = Match.open(newest, record);
    if (!opened.ok) throw new Error(opened.fault.message);
    const faults = record.moves.map((move) => opened.match.replay(move)).filter((played) => 'code' in played);
    expect(faults[0]).toMatchObject({ code: 'illegal-move' });
    expect(newest.version).toBeGreaterThan(rulesVersionOf(record));
    const fresh = buildMatch(headerWith({ game: record.game, options: record.options ?? {} }), newest, 0);
    await store.matches.create([fresh]);
    expect(await rooms.read(fresh.header.id, (table) => table.match?.game.version)).toBe(newest.version);
  });
});
