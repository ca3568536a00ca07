import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchId } from '@safehouse/protocol';
import { ANN } from '@safehouse/table/test-helpers';
import { PostgresProcess } from '@safehouse/trials';
import postgres, { type TransactionSql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { challengeStoreSuite } from '../../daily/challenge-store-suite.ts';
import { clubStoreSuite } from '../club-store-suite.ts';
import { entryBatch, matchStoreSuite, newMatch } from '../match-store-suite.ts';
import { moderationStoreSuite } from '../moderation-store-suite.ts';
import { NotStoredError } from '../not-stored-error.ts';
import { notificationStoreSuite } from '../notification-store-suite.ts';
import { peopleStoreSuite } from '../people-store-suite.ts';
import { planStoreSuite } from '../plan-store-suite.ts';
import { practiceStoreSuite } from '../practice-store-suite.ts';
import { socialStoreSuite } from '../social-store-suite.ts';
import { newUserWithSession } from '../test-users.ts';
import { tournamentStoreSuite } from '../tournament-store-suite.ts';
import { userStoreSuite } from '../user-store-suite.ts';
import { NewerPostgresSchemaError } from './migrations.ts';
import { openPostgres, type PostgresStore } from './postgres-store.ts';

let server: PostgresProcess;
beforeAll(async () => {
  server = await PostgresProcess.start({ fsync: 'off' });
});
afterAll(() => server.stop());

const openFreshStore = async () => openPostgres(await server.createFreshDatabase());

matchStoreSuite('matches in PostgreSQL', openFreshStore);
userStoreSuite('users in PostgreSQL', openFreshStore);
moderationStoreSuite('moderation in PostgreSQL', openFreshStore);
practiceStoreSuite('practice in PostgreSQL', openFreshStore);
planStoreSuite('plans in PostgreSQL', openFreshStore);
peopleStoreSuite('people in PostgreSQL', openFreshStore);
notificationStoreSuite('notifications in PostgreSQL', openFreshStore);
socialStoreSuite('chat, ratings and push subscriptions in PostgreSQL', openFreshStore);
challengeStoreSuite('challenges in PostgreSQL', openFreshStore);
tournamentStoreSuite('tournaments in PostgreSQL', openFreshStore);
clubStoreSuite('clubs in PostgreSQL', openFreshStore);

/** Several servers on one database. */
async function openStores(count: number): Promise<PostgresStore[]> {
  const url = await server.createFreshDatabase();
  return Promise.all(Array.from({ length: count }, () => openPostgres(url)));
}

async function closeAll(stores: readonly PostgresStore[]): Promise<void> {
  await Promise.all(stores.map((store) => store.close()));
}

test('servers that start at once migrate the database once', async () => {
  const stores = await openStores(4);
  await stores[0].matches.create([newMatch()]);
  await closeAll(stores);
});

test('of concurrent appends from different servers exactly one succeeds per match', async () => {
  const stores = await openStores(3);
  const many = Array.from({ length: 60 }, () => newMatch({}, { holders: [] }));
  await stores[0].matches.create(many);
  for (let version = 1; version <= 5; version++) {
    // Each server goes through the matches in a different order: they must not deadlock.
    const tries = stores.map((store, i) => {
      const order = i % 2 === 0 ? many : many.toReversed();
      return Promise.all(
        order.map(
          async ({ header: { id } }) =>
            [id, await store.matches.append(id, ...entryBatch(version, version, `${i}`))] as const,
        ),
      );
    });
    const results = (await Promise.all(tries)).flat();
    const won = results.filter(([, result]) => result === 'stored').map(([id]) => id);
    expect(won.toSorted()).toEqual(many.map(({ header }) => header.id).toSorted());
  }
  for (const { header } of many) {
    expect((await stores[1].matches.load(header.id))?.entries).toHaveLength(5);
  }
  await closeAll(stores);
});

test('one server holds a lease, until it releases it or the lease expires', async () => {
  const [one, other] = (await openStores(2)).map((store) => ({ store, coordination: store.coordination }));
  expect(await one.coordination.acquireLease('what', 'one', 300)).toBe(true);
  expect(await other.coordination.acquireLease('what', 'other', 300)).toBe(false);
  expect(await one.coordination.acquireLease('what', 'one', 300)).toBe(true);
  await one.coordination.releaseLease('what', 'one');
  expect(await other.coordination.acquireLease('what', 'other', 1)).toBe(true);
  await sleep(20);
  expect(await one.coordination.acquireLease('what', 'one', 300)).toBe(true);
  await closeAll([one.store, other.store]);
});

test('a commitment is redeemed once, by any server', async () => {
  const stores = await openStores(2);
  await stores[0].coordination.saveCommitment('c', 'seed', 100);
  const redeemed = await Promise.all([0, 1, 0, 1].map((i) => stores[i].coordination.redeemCommitment('c', 50)));
  expect(redeemed.toSorted()).toEqual([null, null, null, 'seed'].toSorted());
  await stores[0].coordination.saveCommitment('late', 'seed', 100);
  expect(await stores[1].coordination.redeemCommitment('late', 100)).toBeNull();
  await closeAll(stores);
});

/** Runs `first` in a transaction that stays open until `then` waits for its lock. */
async function whileLocked<T>(
  url: string,
  first: (sql: TransactionSql) => Promise<unknown>,
  then: () => Promise<T>,
): Promise<T> {
  const sql = postgres(url, { max: 2 });
  const isWaiting = async () => {
    const rows = await sql`SELECT 1 FROM pg_locks WHERE NOT granted`;
    return rows.length > 0;
  };
  const { second } = await sql.begin(async (tx) => {
    await first(tx);
    let isSettled = false;
    const second = then().finally(() => {
      isSettled = true;
    });
    while (!isSettled && !(await isWaiting())) await sleep(5);
    return { second };
  });
  await sql.end();
  return second;
}

test('a new passphrase ends the session of a concurrent sign-in', async () => {
  const url = await server.createFreshDatabase();
  const { users, close } = await openPostgres(url);
  const [mia, session] = newUserWithSession('account', 'mia');
  await users.create(mia, session);
  const late = { ...session, hash: 'late' };
  const signIn = async (sql: TransactionSql) => {
    await sql`UPDATE users SET passphrase = 'a hash' WHERE id = ${mia.id}`;
    await sql`INSERT INTO sessions VALUES ('late', ${mia.id}, 5, 5, 100)`;
  };
  const change = { oldHash: 'a hash', newHash: 'a new hash', keptSessionHash: session.hash };
  expect(await whileLocked(url, signIn, () => users.changePassphrase(mia.id, change))).toBe('stored');
  expect(await users.sessionsOf(mia.id)).toEqual([session]);
  const rekey = async (sql: TransactionSql) => {
    await sql`SELECT rekey_user(${mia.id}, 'a new hash', 'the next hash', ${session.hash})`;
  };
  const checked = { checkedHash: 'a new hash', newHash: 'a new hash' };
  expect(await whileLocked(url, rekey, () => users.openSession(late, checked))).toBe('conflict');
  expect(await users.byId(mia.id)).toMatchObject({ passphrase: 'the next hash' });
  await close();
});

test('erasing a user ends the session of a concurrent sign-in', async () => {
  const url = await server.createFreshDatabase();
  const { users, close } = await openPostgres(url);
  const [mia, session] = newUserWithSession('account', 'mia');
  await users.create(mia, session);
  const signIn = async (sql: TransactionSql) => {
    await sql`UPDATE users SET passphrase = 'a hash' WHERE id = ${mia.id}`;
    await sql`INSERT INTO sessions VALUES ('late', ${mia.id}, 5, 5, 100)`;
  };
  await whileLocked(url, signIn, () => users.erase(mia.id));
  expect(await users.sessionsOf(mia.id)).toEqual([]);
  await close();
});

test('an admin cannot be dismissed while the only other admin is being dismissed', async () => {
  const url = await server.createFreshDatabase();
  const { users, close } = await openPostgres(url);
  const pair = [newUserWithSession('account', 'one'), newUserWithSession('account', 'other')];
  for (const [user, session] of pair) await users.create(user, session);
  const [one, other] = pair.map(([{ id }]) => id);
  for (const id of [one, other]) await users.update(id, { isAdmin: true });
  const dismissal = async (sql: TransactionSql) => {
    await sql`UPDATE users SET is_admin = 0 WHERE id = ${one}`;
  };
  expect(await whileLocked(url, dismissal, () => users.update(other, { isAdmin: false }))).toBe('conflict');
  expect(await users.byId(other)).toMatchObject({ isAdmin: true });
  await close();
});

test('a database of a newer release is not opened', async () => {
  const url = await server.createFreshDatabase();
  await (await openPostgres(url)).close();
  const sql = postgres(url, { max: 1 });
  await sql`INSERT INTO steps (n) VALUES (9999)`;
  await sql.end();
  await expect(openPostgres(url)).rejects.toThrow(NewerPostgresSchemaError);
});

test('clubs that looked alike before keep their names, and later names must look different', async () => {
  const url = await server.createFreshDatabase();
  await (await openPostgres(url)).close();
  const sql = postgres(url, { max: 1 });
  for (const [createdAt, name] of ['Bill', 'BiIl'].entries())
    await sql`INSERT INTO clubs VALUES (${name}, ${name}, ${name}, '', 'open', 'secret', ${createdAt}, 1)`;
  await sql.end();
  const { clubs, close } = await openPostgres(url);
  expect((await clubs.listOpen('', 9)).map(({ name }) => name)).toEqual(['Bill', 'BiIl']);
  const fields = { name: 'Bi1l', nameKey: 'bi1l', description: '', access: 'open', invitation: 'x' } as const;
  const lookAlike = { ...fields, id: 'new', createdAt: 5, founder: ANN };
  expect(await clubs.create(lookAlike, { perUser: 9, total: 9 })).toBe('name-taken');
  expect(await clubs.update('BiIl', { description: 'still here' })).toBe('stored');
  await close();
});

test('while connections are cut, every append is stored once or rejected', async () => {
  const store = await openFreshStore();
  const sql = postgres(server.urlOf('postgres'), { max: 1 });
  const many = Array.from({ length: 20 }, () => newMatch({}, { holders: [] }));
  await store.matches.create(many);
  let results = 0;
  const cuts: Promise<unknown>[] = [];
  const cutNowAndThen = () => {
    if (++results % 40 !== 0) return;
    cuts.push(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'safehouse'`.execute(),
    );
  };
  const play = async (id: MatchId) => {
    let stored = 0;
    for (let version = 1; version <= 30; version++) {
      const result = await store.matches.append(id, ...entryBatch(stored + 1, stored + 1)).catch(() => 'failed');
      cutNowAndThen();
      if (result === 'stored') stored++;
      // Nobody else writes here: a conflict would mean that our own entry was mistaken for another one.
      expect(result).not.toBe('conflict');
      if (result === 'failed') stored = (await store.matches.entriesSince(id, 0)).length;
    }
    return stored;
  };
  const counts = await Promise.all(many.map(({ header }) => play(header.id)));
  await Promise.all(cuts);
  expect(cuts.length).toBeGreaterThan(5);
  await sql.end();
  for (const [i, { header }] of many.entries()) {
    expect((await store.matches.load(header.id))?.entries).toHaveLength(counts[i]);
  }
  await store.close();
});

test('when the database dies nothing stored is lost, and the store works as soon as it is back', async () => {
  const store = await openPostgres(await server.createFreshDatabase(), { maxRetryMs: 300 });
  const match = newMatch();
  const { id } = match.header;
  await store.matches.create([match]);
  await store.matches.append(id, ...entryBatch(1, 3));
  server.signal('SIGKILL');
  await sleep(50);
  expect(await store.isWritable()).toBe(false);
  await expect(store.matches.append(id, ...entryBatch(4, 4))).rejects.toThrow(NotStoredError);
  await expect(store.matches.load(id)).rejects.toThrow(NotStoredError);
  await server.restart();
  expect((await store.matches.load(id))?.entries).toHaveLength(3);
  expect(await store.matches.append(id, ...entryBatch(4, 4))).toBe('stored');
  expect(await store.isWritable()).toBe(true);
  await store.close();
});

test('a query waits while the database is away for a moment', async () => {
  const store = await openFreshStore();
  const match = newMatch();
  await store.matches.create([match]);
  server.signal('SIGKILL');
  const waiting = store.matches.load(match.header.id);
  await server.restart();
  expect(await waiting).not.toBeNull();
  await store.close();
});

test('invalid data of one match does not fail the others in the batch', async () => {
  const store = await openFreshStore();
  const many = Array.from({ length: 5 }, () => newMatch({}, { holders: [] }));
  await store.matches.create(many);
  const results = await Promise.allSettled(
    many.map(({ header }, i) => store.matches.append(header.id, ...entryBatch(1, 1, i === 2 ? 'a\0b' : `${i}`))),
  );
  const isStored = results.map((result) => result.status === 'fulfilled' && result.value === 'stored');
  expect(isStored).toEqual([true, true, false, true, true]);
  expect((await store.matches.load(many[2].header.id))?.entries).toEqual([]);
  await store.close();
});

test('a closed store rejects writes', async () => {
  const store = await openFreshStore();
  await store.close();
  await expect(store.matches.create([newMatch()])).rejects.toThrow(NotStoredError);
});
