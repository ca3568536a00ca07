import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { MatchId } from '@safehouse/protocol';
import { ANN, BOB, playUntil, runningTable, toStored } from '@safehouse/table/test-helpers';
import { PostgresProcess } from '@safehouse/trials';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTempFolder, entryBatch, newMatch } from '../match-store-suite.ts';
import { openPostgres } from '../postgres/postgres-store.ts';
import { openSqlite } from '../sqlite/sqlite-store.ts';
import type { Store } from '../store.ts';
import { copyPostgresToSqlite, copySqliteToPostgres } from './copy-database.ts';
import { DatabaseCopyError } from './preflight.ts';
import { TABLE_NAMES } from './sqlite-tables.ts';

let server: PostgresProcess;
beforeAll(async () => {
  server = await PostgresProcess.start({ fsync: 'off' });
});
afterAll(() => server.stop());

const MATCH_COUNT = 1200;

/** Writes something to every table. */
async function fillStore(store: Store): Promise<readonly MatchId[]> {
  const session = { hash: 'hash', user: ANN, createdAt: 1, lastSeenAt: 2, expiresAt: 3e12 };
  const user = {
    id: ANN,
    kind: 'account',
    name: 'Ánn',
    nameKey: 'ánn',
    passphrase: 'h',
    createdAt: 1,
  } as const;
  await store.users.create(user, session);
  const table = await runningTable();
  playUntil(table, () => table.moves.length === 8);
  const { entries, summary, header } = toStored(table, 5);
  const matches = Array.from({ length: MATCH_COUNT }, (_, i) => {
    const id = `moved${String(i).padStart(17, '0')}` as MatchId;
    return { header: { ...header, id }, entries, summary };
  });
  await store.matches.create(matches);
  const [match] = matches.map(({ header: { id } }) => id);
  await store.chat.add(match, { n: 1, at: 7, user: ANN, said: { text: 'Ahoj "světe" \\ \u{1f600}' } });
  const placed = [{ seat: 0, chair: { type: 'person', user: ANN, seed: '' }, rank: 1, won: true }] as const;
  const rating = { user: ANN, rating: 1512.25, deviation: 80.5, volatility: 0.0599, matches: 1, at: 9 };
  const outcome = { match, game: 'g', mode: 'm', moves: 3, placements: placed as never, isTeamGame: false };
  await store.ratings.countMatch(outcome, 9, [rating]);
  await store.push.subscribe(ANN, { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }, 1, 5);
  await store.push.getOrCreateSetting('vapid', 'secret');
  await store.addresses.recordUse(ANN, 'hash of an address', 6);
  await store.addresses.addFlag({ match, game: 'g', mode: 'm', at: 9, users: [ANN, BOB], isRated: true });
  const challenge = {
    id: 'c',
    kind: 'duel',
    game: 'g',
    level: 'l',
    secret: 's',
    createdAt: 1,
    until: 2,
  } as const;
  await store.challenges.createIfAbsent(challenge);
  await store.challenges.bookAttempt({ challenge: 'c', user: BOB, leg: 0, match }, null);
  const report = {
    id: 'r',
    at: 1,
    author: BOB,
    about: ANN,
    match,
    line: 1,
    channel: 'players',
    club: null,
    post: null,
    tournament: null,
    reason: 'spam',
    text: 't',
  } as const;
  await store.moderation.addReport({ ...report, state: 'open' });
  const action = { id: 'a', at: 1, author: ANN, action: 'mute', target: BOB, detail: '' } as const;
  await store.moderation.logAction(action);
  await store.moderation.banNetwork({ network: '192.0.2.0/24', at: 1, until: null });
  await store.moderation.mute(BOB, 3e12);
  await store.practice.addMatches(
    ANN,
    [{ id: match, game: 'g', levels: ['l'], beaten: ['l'], outcome: 'won', at: 4 }],
    9,
  );
  const plan = {
    match,
    user: ANN,
    id: 'p',
    lastId: null,
    version: 1,
    lines: [],
    state: 'waiting',
    delayMs: 5,
  } as const;
  await store.plans.put(plan);
  const note = { user: ANN, other: BOB, kind: 'note', at: 5, note: 'kind' } as const;
  await store.people.update({ remove: [], add: [note] });
  await store.people.invite({ match, user: BOB, author: ANN, at: 6 });
  return matches.map(({ header: { id } }) => id);
}

/** What a server would read from it. */
async function snapshotOf(store: Store, ids: readonly MatchId[]): Promise<object> {
  const [first] = ids;
  return {
    user: await store.users.accountByNameKey('ánn'),
    session: await store.users.findSession('hash', 5),
    matches: await Promise.all([ids[0], ids[500], ids.at(-1)!].map((id) => store.matches.load(id))),
    mine: (await store.matches.matchesOf(BOB, 5000)).length,
    chat: await store.chat.linesSince(first, 0),
    rating: await store.ratings.ratingOf(ANN, 'g', 'm'),
    history: await store.ratings.historyOf(ANN, 9),
    tallies: await store.ratings.tallies('g'),
    push: await store.push.subscriptionsOf(ANN),
    addresses: await store.addresses.addressesOf(ANN),
    flags: await store.addresses.flags(9),
    keys: await store.push.getOrCreateSetting('vapid', 'other'),
    challenge: await store.challenges.find('c'),
    reports: await store.moderation.reports('open', 9),
    actions: await store.moderation.latestActions(9),
    bans: await store.moderation.networkBans(5),
    mute: await store.moderation.mutedUntil(BOB),
    plans: await store.plans.plansOf(ANN),
    people: await store.people.relationsOf(ANN),
    practice: [await store.practice.matchesOf(ANN, 9), await store.practice.beatenBy(ANN)],
    attempt: await store.challenges.findAttempt('c', BOB, 0),
  };
}

test('everything is copied to PostgreSQL and back unchanged', async () => {
  const folder = createTempFolder();
  const [here, again] = [join(folder, 'here.sqlite'), join(folder, 'new', 'again.sqlite')];
  const url = await server.createFreshDatabase();
  const first = openSqlite(here);
  const ids = await fillStore(first);
  const snapshot = await snapshotOf(first, ids);
  await first.close();

  const copied = await copySqliteToPostgres(here, url);
  expect(copied).toMatchObject({ matches: MATCH_COUNT, entries: MATCH_COUNT * 9, users: 1, attempts: 1 });
  const middle = await openPostgres(url);
  expect(await snapshotOf(middle, ids)).toEqual(snapshot);
  await middle.close();

  expect(await copyPostgresToSqlite(url, again)).toEqual(copied);
  const last = openSqlite(again);
  expect(await snapshotOf(last, ids)).toEqual(snapshot);
  await last.close();
});

/** Matches are numbered in SQLite, which has their summaries in a table of their own. */
const TABLES_IN_SQLITE_ONLY = ['summaries'];

test('every table is copied', async () => {
  const path = join(createTempFolder(), 'safehouse.db');
  await openSqlite(path).close();
  const database = new DatabaseSync(path, { readOnly: true });
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  database.close();
  const names = tables.map(({ name }) => String(name)).filter((name) => !name.startsWith('sqlite_'));
  expect(names.toSorted()).toEqual([...TABLE_NAMES, ...TABLES_IN_SQLITE_ONLY].toSorted());
});

test('existing data is not overwritten', async () => {
  const path = join(createTempFolder(), 'here.sqlite');
  const url = await server.createFreshDatabase();
  const [file, database] = [openSqlite(path), await openPostgres(url)];
  await fillStore(file);
  await fillStore(database);
  await Promise.all([file.close(), database.close()]);
  await expect(copySqliteToPostgres(path, url)).rejects.toThrow(DatabaseCopyError);
  await expect(copyPostgresToSqlite(url, path)).rejects.toThrow(DatabaseCopyError);
  await expect(copySqliteToPostgres(join(createTempFolder(), 'none'), url)).rejects.toThrow(DatabaseCopyError);
});

test('a copy that fails halfway leaves nothing behind', async () => {
  const path = join(createTempFolder(), 'here.sqlite');
  const file = openSqlite(path);
  await fillStore(file);
  await file.close();
  const url = await server.createFreshDatabase();
  const { DatabaseSync } = await import('node:sqlite');
  const broken = new DatabaseSync(path);
  // Does not fit into the integer column of PostgreSQL.
  broken.exec('UPDATE rating_steps SET n = 5000000000');
  broken.close();
  await expect(copySqliteToPostgres(path, url)).rejects.toThrow();
  const store = await openPostgres(url);
  expect(await store.users.accountByNameKey('ánn')).toBeNull();
  await store.close();
  expect(existsSync(`${path}.part`)).toBe(false);
});

test('U+0000, which PostgreSQL cannot store, is replaced', async () => {
  const path = join(createTempFolder(), 'odd.sqlite');
  const store = openSqlite(path);
  const match = newMatch({}, { holders: [] });
  await store.matches.create([match]);
  await store.matches.append(match.header.id, ...entryBatch(1, 1, 'a\0b'));
  await store.close();
  const url = await server.createFreshDatabase();
  expect((await copySqliteToPostgres(path, url)).entries).toBe(1);
  const copied = await openPostgres(url);
  expect((await copied.matches.load(match.header.id))?.entries[0].key).toBe('a\ufffdb');
  await copied.close();
});
