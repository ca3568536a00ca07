import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ANN, BOB } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import { createTempFolder, entryBatch, newMatch } from '../match-store-suite.ts';
import { newUserWithSession } from '../test-users.ts';
import { migrateSqlite } from './migrations.ts';
import { openSqlite } from './sqlite-store.ts';

/** The last schema version without match numbers. */
const VERSION_BEFORE_NUMBERS = 4;

test('matches from before match numbers are migrated with all their entries, and can be continued', async () => {
  const path = join(createTempFolder(), 'safehouse.db');
  const { header, summary } = newMatch({ createdAt: 5 });
  const [entries] = entryBatch(1, 3);
  const database = new DatabaseSync(path);
  migrateSqlite(database, VERSION_BEFORE_NUMBERS);
  database
    .prepare('INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
    .run(header.id, JSON.stringify(header), header.game, 'public', 'running', 3, 5, 9, 7, '[]', '[]', null);
  for (const user of summary.holders) database.prepare('INSERT INTO seated VALUES (?, ?)').run(user, header.id);
  for (const { version, at, author, key, event } of entries) {
    const row = [header.id, version, at, author, key, JSON.stringify(event)];
    database.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)').run(...row);
  }
  database.close();

  const { matches, close } = openSqlite(path);
  expect(await matches.load(header.id)).toEqual({ header, entries });
  expect(await matches.dueMatches(7, 9)).toEqual([header.id]);
  expect((await matches.matchesOf(ANN, 9)).map(({ summary: { updatedAt } }) => updatedAt)).toEqual([9]);
  expect(await matches.matchesOf(BOB, 9)).toHaveLength(1);
  expect(await matches.append(header.id, ...entryBatch(3, 3))).toBe('conflict');
  expect(await matches.append(header.id, ...entryBatch(4, 4))).toBe('stored');
  await close();
});

/** The last schema version in which every header has its edition. */
const VERSION_BEFORE_EDITIONS = 9;

test('matches with an edition in their header keep it; of later ones it is stored once', async () => {
  const path = join(createTempFolder(), 'safehouse.db');
  const edition = { id: 'mine', tiles: [1, 2, 3] };
  const before = newMatch({ edition });
  const database = new DatabaseSync(path);
  migrateSqlite(database, VERSION_BEFORE_EDITIONS);
  database
    .prepare('INSERT INTO matches (id, game, header) VALUES (?, ?, ?)')
    .run(before.header.id, before.header.game, JSON.stringify(before.header));
  database.close();

  const { matches, close } = openSqlite(path);
  const later = [newMatch({ edition }), newMatch({ edition }), newMatch({ edition: { id: 'other' } })];
  await matches.create(later);
  for (const { header } of [before, ...later]) expect((await matches.load(header.id))?.header).toEqual(header);
  await close();
  const reader = new DatabaseSync(path);
  expect(reader.prepare('SELECT count(*) AS count FROM editions').get()).toEqual({ count: 2 });
  expect(reader.prepare(`SELECT count(*) AS count FROM matches WHERE header LIKE '%"tiles"%'`).get()).toEqual({
    count: 1,
  });
  reader.close();
});

/** The last schema version without skeletons of names. */
const VERSION_BEFORE_SKELETONS = 6;

test('accounts from before skeletons keep their names, and later names must look different', async () => {
  const path = join(createTempFolder(), 'safehouse.db');
  const database = new DatabaseSync(path);
  migrateSqlite(database, VERSION_BEFORE_SKELETONS);
  for (const [id, name] of ['Bill', 'BiIl'].entries())
    database
      .prepare(`INSERT INTO users VALUES (?, 'account', ?, ?, 'h', 0, 0, ?, NULL, NULL)`)
      .run(`${id}`, name, name.toLowerCase(), id);
  database.close();

  const { users, close } = openSqlite(path);
  expect((await users.accountByNameKey('bill'))?.name).toBe('Bill');
  expect((await users.accountByNameKey('biil'))?.name).toBe('BiIl');
  expect([await users.isNameTaken('Bi1l'), await users.isNameTaken('Bella')]).toEqual([true, false]);
  const [lookAlike, session] = newUserWithSession('account', 'bi1l');
  expect(await users.create({ ...lookAlike, name: 'Bi1l' }, session)).toBe('conflict');
  await close();
});

/** The last schema version without skeletons of club names. */
const VERSION_BEFORE_CLUB_SKELETONS = 25;

test('clubs from before skeletons keep their names, and later names must look different', async () => {
  const path = join(createTempFolder(), 'safehouse.db');
  const database = new DatabaseSync(path);
  migrateSqlite(database, VERSION_BEFORE_CLUB_SKELETONS);
  for (const [createdAt, name] of ['Bill', 'BiIl'].entries())
    database.prepare(`INSERT INTO clubs VALUES (?1, ?1, ?1, '', 'open', 'secret', ?2, 1)`).run(name, createdAt);
  database.close();

  const { clubs, close } = openSqlite(path);
  expect((await clubs.listOpen('', 9)).map(({ name }) => name)).toEqual(['Bill', 'BiIl']);
  const fields = { name: 'Bi1l', nameKey: 'bi1l', description: '', access: 'open', invitation: 'x' } as const;
  const lookAlike = { ...fields, id: 'new', createdAt: 5, founder: ANN };
  expect(await clubs.create(lookAlike, { perUser: 9, total: 9 })).toBe('name-taken');
  expect(await clubs.update('BiIl', { description: 'still here' })).toBe('stored');
  await close();
});

/** The last schema version in which it was not stored when the match of a seat ended. */
const VERSION_BEFORE_SEAT_ENDS = 27;

test('matches from before their end was stored with their seats are listed by it', async () => {
  const path = join(createTempFolder(), 'safehouse.db');
  const database = new DatabaseSync(path);
  migrateSqlite(database, VERSION_BEFORE_SEAT_ENDS);
  const found = [
    ['over', 50],
    ['over', 60],
    ['running', 5],
    ['broken', 55],
  ].map(([status, updatedAt], i) => {
    const { header } = newMatch({ createdAt: i });
    database
      .prepare('INSERT INTO matches (id, game, header) VALUES (?, ?, ?)')
      .run(header.id, header.game, JSON.stringify(header));
    database
      .prepare(`INSERT INTO summaries (match, visibility, created_at, status, version, updated_at, holders, waiting)
        VALUES (?, 'public', 0, ?, 1, ?, '[]', '[]')`)
      .run(i + 1, status, updatedAt);
    database.prepare('INSERT INTO seated VALUES (?, ?)').run(ANN, header.id);
    return header.id;
  });
  database.close();

  const { matches, close } = openSqlite(path);
  const ids = async () => (await matches.matchesOf(ANN, 9)).map(({ header }) => header.id);
  const [first, second, runs, broken] = found;
  expect(await ids()).toEqual([runs, second, broken, first]);
  expect(await matches.countUnfinishedOf(ANN)).toEqual({ open: 0, running: 1 });
  await close();
});

/** The last schema version in which entries were found by an index, and seats had the ids of their matches. */
const VERSION_BEFORE_LINKED_ENTRIES = 29;

test('interleaved entries and seats from before entries were linked are found, and the matches go on', async () => {
  const path = join(createTempFolder(), 'safehouse.db');
  const database = new DatabaseSync(path);
  migrateSqlite(database, VERSION_BEFORE_LINKED_ENTRIES);
  const [entries] = entryBatch(1, 4);
  const stored = [
    { match: newMatch({ createdAt: 1 }), status: 'running', endedAt: null },
    { match: newMatch({ createdAt: 2 }), status: 'over', endedAt: 9 },
    { match: newMatch({ createdAt: 3 }), status: 'open', endedAt: null },
  ];
  for (const [i, { match, status, endedAt }] of stored.entries()) {
    const { id, game } = match.header;
    const header = JSON.stringify(match.header);
    database.prepare('INSERT INTO matches (id, game, header) VALUES (?, ?, ?)').run(id, game, header);
    database
      .prepare(`INSERT INTO summaries (match, visibility, created_at, status, version, updated_at, holders, waiting)
        VALUES (?, 'public', 0, ?, ?, 9, '[]', '[]')`)
      .run(i + 1, status, status === 'open' ? 0 : 4);
    database.prepare('INSERT INTO seated VALUES (?, ?, ?)').run(ANN, id, endedAt);
  }
  for (const { version, at, author, key, event } of entries) {
    const insert = 'INSERT INTO entries (match, version, at, author, key, happening) VALUES (?, ?, ?, ?, ?, ?)';
    for (const match of [2, 1]) database.prepare(insert).run(match, version, at, author, key, JSON.stringify(event));
  }
  database.close();

  const { matches, close } = openSqlite(path);
  const [running, over, open] = stored.map(({ match }) => match.header.id);
  for (const id of [running, over]) {
    expect(await matches.entriesSince(id, 0)).toEqual(entries);
    expect(await matches.entriesSince(id, 3)).toEqual(entries.slice(3));
    expect(await matches.entriesSince(id, 4)).toEqual([]);
  }
  expect(await matches.entriesSince(open, 0)).toEqual([]);
  expect(await matches.countUnfinishedOf(ANN)).toEqual({ open: 1, running: 1 });
  expect((await matches.matchesOf(ANN, 9)).map(({ header }) => header.id).at(-1)).toBe(over);

  expect(await matches.append(running, ...entryBatch(4, 4))).toBe('conflict');
  expect(await matches.append(running, ...entryBatch(5, 7))).toBe('stored');
  expect(await matches.append(open, ...entryBatch(1, 2))).toBe('stored');
  expect((await matches.entriesSince(running, 0)).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect((await matches.entriesSince(running, 5)).map(({ version }) => version)).toEqual([6, 7]);
  expect((await matches.entriesSince(open, 0)).map(({ version }) => version)).toEqual([1, 2]);
  await close();
});
