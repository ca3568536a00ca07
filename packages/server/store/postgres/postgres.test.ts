import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchId } from '@safehouse/protocol';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { challengeStoreSuite } from '../../daily/testing.ts';
import { PostgresProcess } from '../../faults/postgres-process.ts';
import { NotStored } from '../not-stored.ts';
import { socialStoreSuite } from '../social-suite.ts';
import { batch, matchStoreSuite, newMatch } from '../testing.ts';
import { personOf, userStoreSuite } from '../users-suite.ts';
import { NewerPostgres } from './migrations.ts';
import { openPostgres, type PostgresStore } from './open.ts';

let server: PostgresProcess;
beforeAll(async () => {
  server = await PostgresProcess.start({ fsync: 'off' });
});
afterAll(() => server.stop());

const fresh = async () => openPostgres(await server.freshDatabase());

matchStoreSuite('matches in PostgreSQL', fresh);
userStoreSuite('people in PostgreSQL', fresh);
socialStoreSuite('chat, ratings and messages in PostgreSQL', fresh);
challengeStoreSuite('challenges in PostgreSQL', fresh);

/** Several servers on one database. */
async function together(count: number): Promise<PostgresStore[]> {
  const url = await server.freshDatabase();
  return Promise.all(Array.from({ length: count }, () => openPostgres(url)));
}

async function closing(stores: readonly PostgresStore[]): Promise<void> {
  await Promise.all(stores.map((store) => store.close()));
}

test('servers that start at once bring the database to its form together', async () => {
  const stores = await together(4);
  await stores[0].matches.create([newMatch()]);
  await closing(stores);
});

test('of rivals in different servers exactly one wins, match by match', async () => {
  const stores = await together(3);
  const many = Array.from({ length: 60 }, () => newMatch({}, { holders: [] }));
  await stores[0].matches.create(many);
  for (let version = 1; version <= 5; version++) {
    // Each server goes through the matches in another order: they must not wait for each other for ever.
    const tries = stores.map((store, i) => {
      const order = i % 2 === 0 ? many : many.toReversed();
      return Promise.all(
        order.map(
          async ({ header: { id } }) =>
            [id, await store.matches.append(id, ...batch(version, version, `${i}`))] as const,
        ),
      );
    });
    const said = (await Promise.all(tries)).flat();
    const won = said.filter(([, answer]) => answer === 'stored').map(([id]) => id);
    expect(won.toSorted()).toEqual(many.map(({ header }) => header.id).toSorted());
  }
  for (const { header } of many) {
    expect((await stores[1].matches.load(header.id))?.entries).toHaveLength(5);
  }
  await closing(stores);
});

test('what one server does for all is done by one, until it lets go or is not heard of', async () => {
  const [one, other] = (await together(2)).map((store) => ({ store, shared: store.shared }));
  expect(await one.shared.lease('what', 'one', 300)).toBe(true);
  expect(await other.shared.lease('what', 'other', 300)).toBe(false);
  expect(await one.shared.lease('what', 'one', 300)).toBe(true);
  await one.shared.release('what', 'one');
  expect(await other.shared.lease('what', 'other', 1)).toBe(true);
  await sleep(20);
  expect(await one.shared.lease('what', 'one', 300)).toBe(true);
  await closing([one.store, other.store]);
});

test('a seed is kept behind its commitment and given once, by whichever server', async () => {
  const stores = await together(2);
  await stores[0].shared.commit('c', 'seed', 100);
  const got = await Promise.all([0, 1, 0, 1].map((i) => stores[i].shared.redeem('c', 50)));
  expect(got.toSorted()).toEqual([null, null, null, 'seed'].toSorted());
  await stores[0].shared.commit('late', 'seed', 100);
  expect(await stores[1].shared.redeem('late', 100)).toBeNull();
  await closing(stores);
});

/** Does something that takes its time in a transaction of its own, while somebody else begins and has to wait. */
async function during<T>(
  url: string,
  first: (sql: Sql) => Promise<unknown>,
  then: () => Promise<T>,
): Promise<T> {
  const sql = postgres(url, { max: 2 });
  const isWaiting = async () => {
    const rows = await sql`SELECT 1 FROM pg_locks WHERE NOT granted`;
    return rows.length > 0;
  };
  const { second } = await sql.begin(async (tx) => {
    await first(tx as unknown as Sql);
    let isAnswered = false;
    const second = then().finally(() => {
      isAnswered = true;
    });
    while (!isAnswered && !(await isWaiting())) await sleep(5);
    return { second };
  });
  await sql.end();
  return second;
}

test('a new passphrase ends the session of a sign-in that was just being written', async () => {
  const url = await server.freshDatabase();
  const { users, close } = await openPostgres(url);
  const [mia, session] = personOf('account', 'mia');
  await users.create(mia, session);
  const late = { ...session, hash: 'late' };
  const signIn = async (sql: Sql) => {
    await sql`UPDATE users SET passphrase = 'a hash' WHERE id = ${mia.id}`;
    await sql`INSERT INTO sessions VALUES ('late', ${mia.id}, 5, 5, 100)`;
  };
  const rekeying = { from: 'a hash', to: 'a new hash', kept: session.hash };
  expect(await during(url, signIn, () => users.rekey(mia.id, rekeying))).toBe('stored');
  expect(await users.sessionsOf(mia.id)).toEqual([session]);
  const rekey = async (sql: Sql) => {
    await sql`SELECT rekey_user(${mia.id}, 'a new hash', 'the next hash', ${session.hash})`;
  };
  const checked = { by: 'a new hash', keep: 'a new hash' };
  expect(await during(url, rekey, () => users.openSession(late, checked))).toBe('conflict');
  expect(await users.byId(mia.id)).toMatchObject({ passphrase: 'the next hash' });
  await close();
});

test('who is erased has no session of a sign-in that was just being written', async () => {
  const url = await server.freshDatabase();
  const { users, close } = await openPostgres(url);
  const [mia, session] = personOf('account', 'mia');
  await users.create(mia, session);
  const signIn = async (sql: Sql) => {
    await sql`UPDATE users SET passphrase = 'a hash' WHERE id = ${mia.id}`;
    await sql`INSERT INTO sessions VALUES ('late', ${mia.id}, 5, 5, 100)`;
  };
  await during(url, signIn, () => users.erase(mia.id));
  expect(await users.sessionsOf(mia.id)).toEqual([]);
  await close();
});

test('an admin whose only colleague is just being dismissed stays', async () => {
  const url = await server.freshDatabase();
  const { users, close } = await openPostgres(url);
  const pair = [personOf('account', 'one'), personOf('account', 'other')];
  for (const [user, session] of pair) await users.create(user, session);
  const [one, other] = pair.map(([{ id }]) => id);
  await users.change(other, { isAdmin: true });
  const dismissal = async (sql: Sql) => {
    await sql`UPDATE users SET is_admin = 0 WHERE id = ${one}`;
  };
  expect(await during(url, dismissal, () => users.change(other, { isAdmin: false }))).toBe('conflict');
  expect(await users.byId(other)).toMatchObject({ isAdmin: true });
  await close();
});

test('a database of a later release is left alone', async () => {
  const url = await server.freshDatabase();
  await (await openPostgres(url)).close();
  const sql = postgres(url, { max: 1 });
  await sql`INSERT INTO steps (n) VALUES (9999)`;
  await sql.end();
  await expect(openPostgres(url)).rejects.toThrow(NewerPostgres);
});

test('while connections are cut off, everything that was stored is there once, and the rest is told', async () => {
  const store = await fresh();
  const sql = postgres(server.urlOf('postgres'), { max: 1 });
  const many = Array.from({ length: 20 }, () => newMatch({}, { holders: [] }));
  await store.matches.create(many);
  let answers = 0;
  const cuts: Promise<unknown>[] = [];
  const cutNowAndThen = () => {
    if (++answers % 40 !== 0) return;
    cuts.push(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'safehouse'`.execute(),
    );
  };
  const play = async (id: MatchId) => {
    let stored = 0;
    for (let version = 1; version <= 30; version++) {
      const said = await store.matches.append(id, ...batch(stored + 1, stored + 1)).catch(() => 'failed');
      cutNowAndThen();
      if (said === 'stored') stored++;
      // Nobody else writes here: a conflict would be our own entry taken for a rival's.
      expect(said).not.toBe('conflict');
      if (said === 'failed') stored = (await store.matches.entriesSince(id, 0)).length;
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

test('when the database dies nothing that was stored is lost, and it goes on as soon as it is back', async () => {
  const store = await openPostgres(await server.freshDatabase(), { patience: 300 });
  const match = newMatch();
  const { id } = match.header;
  await store.matches.create([match]);
  await store.matches.append(id, ...batch(1, 3));
  server.signal('SIGKILL');
  await sleep(50);
  expect(await store.isWell()).toBe(false);
  await expect(store.matches.append(id, ...batch(4, 4))).rejects.toThrow(NotStored);
  await expect(store.matches.load(id)).rejects.toThrow(NotStored);
  await server.restart();
  expect((await store.matches.load(id))?.entries).toHaveLength(3);
  expect(await store.matches.append(id, ...batch(4, 4))).toBe('stored');
  expect(await store.isWell()).toBe(true);
  await store.close();
});

test('who asks while the database is away for a moment waits for it', async () => {
  const store = await fresh();
  const match = newMatch();
  await store.matches.create([match]);
  server.signal('SIGKILL');
  const waiting = store.matches.load(match.header.id);
  await server.restart();
  expect(await waiting).not.toBeNull();
  await store.close();
});

test('what cannot be written of one match does not keep the others from being written', async () => {
  const store = await fresh();
  const many = Array.from({ length: 5 }, () => newMatch({}, { holders: [] }));
  await store.matches.create(many);
  const said = await Promise.allSettled(
    many.map(({ header }, i) => store.matches.append(header.id, ...batch(1, 1, i === 2 ? 'a\0b' : `${i}`))),
  );
  const isStored = said.map((one) => one.status === 'fulfilled' && one.value === 'stored');
  expect(isStored).toEqual([true, true, false, true, true]);
  expect((await store.matches.load(many[2].header.id))?.entries).toEqual([]);
  await store.close();
});

test('a closed store takes nothing more', async () => {
  const store = await fresh();
  await store.close();
  await expect(store.matches.create([newMatch()])).rejects.toThrow(NotStored);
});
