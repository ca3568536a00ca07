import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchId, UserId } from '@safehouse/protocol';
import { ANN, asStored, BOB, playUntil, running } from '@safehouse/table/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PostgresProcess } from '../../faults/postgres-process.ts';
import { openPostgres } from '../postgres/open.ts';
import { openSqlite } from '../sqlite/open.ts';
import type { Store } from '../store.ts';
import { batch, newMatch, temporaryFolder } from '../testing.ts';
import { moveToPostgres, moveToSqlite } from './move.ts';
import { CannotMove } from './ready.ts';

let server: PostgresProcess;
beforeAll(async () => {
  server = await PostgresProcess.start({ fsync: 'off' });
});
afterAll(() => server.stop());

const MATCHES = 1200;

/** People, matches, talk, ratings and subscriptions: something of everything. */
async function furnish(store: Store): Promise<readonly MatchId[]> {
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
  const table = await running();
  playUntil(table, () => table.line.length === 8);
  const { entries, summary, header } = asStored(table, 5);
  const matches = Array.from({ length: MATCHES }, (_, i) => {
    const id = `moved${String(i).padStart(17, '0')}` as MatchId;
    return { header: { ...header, id }, entries, summary };
  });
  await store.matches.create(matches);
  const [match] = matches.map(({ header: { id } }) => id);
  await store.chat.add(match, { n: 1, at: 7, user: ANN, said: { text: 'Ahoj "světe" \\ \u{1f600}' } });
  const placed = [{ seat: 0, chair: { type: 'person', user: ANN, seed: '' }, rank: 1, won: true }] as const;
  const rating = { user: ANN, rating: 1512.25, deviation: 80.5, volatility: 0.0599, matches: 1, at: 9 };
  const outcome = { match, game: 'g', mode: 'm', moves: 3, placed: placed as never, inTeams: false };
  await store.ratings.count(outcome, 9, [rating]);
  await store.push.subscribe(
    ANN,
    { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } },
    1,
    5,
  );
  await store.push.settle('vapid', 'secret');
  const challenge = {
    id: 'c',
    kind: 'duel',
    game: 'g',
    level: 'l',
    secret: 's',
    createdAt: 1,
    until: 2,
  } as const;
  await store.challenges.keep(challenge);
  await store.challenges.book({ challenge: 'c', user: BOB, leg: 0, match }, null);
  return matches.map(({ header: { id } }) => id);
}

/** All of it, as a server would find it. */
async function portrait(store: Store, ids: readonly MatchId[]): Promise<object> {
  const [first] = ids;
  return {
    user: await store.users.accountNamed('ánn'),
    session: await store.users.session('hash', 5),
    matches: await Promise.all([ids[0], ids[500], ids.at(-1)!].map((id) => store.matches.load(id))),
    mine: (await store.matches.matchesOf(BOB as UserId, 5000)).length,
    chat: await store.chat.since(first, 0),
    rating: await store.ratings.ratingOf(ANN, 'g', 'm'),
    history: await store.ratings.historyOf(ANN, 9),
    tallies: await store.ratings.tallies('g'),
    push: await store.push.subscriptionsOf(ANN),
    keys: await store.push.settle('vapid', 'other'),
    challenge: await store.challenges.find('c'),
    attempt: await store.challenges.attempt('c', BOB, 0),
  };
}

test('everything moves to PostgreSQL and back, and is the same', async () => {
  const folder = temporaryFolder();
  const [here, again] = [join(folder, 'here.sqlite'), join(folder, 'new', 'again.sqlite')];
  const url = await server.freshDatabase();
  const first = openSqlite(here);
  const ids = await furnish(first);
  const truth = await portrait(first, ids);
  await first.close();

  const moved = await moveToPostgres(here, url);
  expect(moved).toMatchObject({ matches: MATCHES, entries: MATCHES * 9, users: 1, attempts: 1 });
  const middle = await openPostgres(url);
  expect(await portrait(middle, ids)).toEqual(truth);
  await middle.close();

  expect(await moveToSqlite(url, again)).toEqual(moved);
  const last = openSqlite(again);
  expect(await portrait(last, ids)).toEqual(truth);
  await last.close();
});

test('what is there already is not written over', async () => {
  const path = join(temporaryFolder(), 'here.sqlite');
  const url = await server.freshDatabase();
  const [file, database] = [openSqlite(path), await openPostgres(url)];
  await furnish(file);
  await furnish(database);
  await Promise.all([file.close(), database.close()]);
  await expect(moveToPostgres(path, url)).rejects.toThrow(CannotMove);
  await expect(moveToSqlite(url, path)).rejects.toThrow(CannotMove);
  await expect(moveToPostgres(join(temporaryFolder(), 'none'), url)).rejects.toThrow(CannotMove);
});

test('a move that fails halfway leaves nothing behind', async () => {
  const path = join(temporaryFolder(), 'here.sqlite');
  const file = openSqlite(path);
  await furnish(file);
  await file.close();
  const url = await server.freshDatabase();
  const { DatabaseSync } = await import('node:sqlite');
  const broken = new DatabaseSync(path);
  // More than fits into what the other side has for it.
  broken.exec('UPDATE rating_steps SET n = 5000000000');
  broken.close();
  await expect(moveToPostgres(path, url)).rejects.toThrow();
  const store = await openPostgres(url);
  expect(await store.users.accountNamed('ánn')).toBeNull();
  await store.close();
  expect(existsSync(`${path}.part`)).toBe(false);
});

test('what an older server took and PostgreSQL cannot hold does not keep all the rest behind', async () => {
  const path = join(temporaryFolder(), 'odd.sqlite');
  const store = openSqlite(path);
  const match = newMatch({}, { holders: [] });
  await store.matches.create([match]);
  await store.matches.append(match.header.id, ...batch(1, 1, 'a\0b'));
  await store.close();
  const url = await server.freshDatabase();
  expect((await moveToPostgres(path, url)).entries).toBe(1);
  const moved = await openPostgres(url);
  expect((await moved.matches.load(match.header.id))?.entries[0].key).toBe('a\ufffdb');
  await moved.close();
});
