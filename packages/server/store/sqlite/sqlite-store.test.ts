import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { UserId } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { createTempFolder, entryBatch, matchStoreSuite, newMatch } from '../match-store-suite.ts';
import { moderationStoreSuite } from '../moderation-store-suite.ts';
import { NotStoredError } from '../not-stored-error.ts';
import { notificationStoreSuite } from '../notification-store-suite.ts';
import { ownMatchesSuite } from '../own-matches-suite.ts';
import { peopleStoreSuite } from '../people-store-suite.ts';
import { planStoreSuite } from '../plan-store-suite.ts';
import { practiceStoreSuite } from '../practice-store-suite.ts';
import { socialStoreSuite } from '../social-store-suite.ts';
import { userStoreSuite } from '../user-store-suite.ts';
import { NewerSqliteSchemaError } from './migrations.ts';
import { openSqlite } from './sqlite-store.ts';

const freshPath = () => join(createTempFolder(), 'safehouse.db');

matchStoreSuite('matches in SQLite', () => openSqlite(freshPath()));
ownMatchesSuite('own matches in SQLite', () => openSqlite(freshPath()));
userStoreSuite('users in SQLite', () => openSqlite(freshPath()));
moderationStoreSuite('moderation in SQLite', () => openSqlite(freshPath()));
practiceStoreSuite('practice in SQLite', () => openSqlite(freshPath()));
planStoreSuite('plans in SQLite', () => openSqlite(freshPath()));
peopleStoreSuite('people in SQLite', () => openSqlite(freshPath()));
notificationStoreSuite('notifications in SQLite', () => openSqlite(freshPath()));
socialStoreSuite('chat, ratings and push subscriptions in SQLite', () => openSqlite(freshPath()));

test('on a full disk writes are atomic, and nothing stored is lost', async () => {
  const path = freshPath();
  const match = newMatch({ options: { text: 'x'.repeat(5000) } });
  const { id } = match.header;
  await openSqlite(path).close();
  const pages = Number(new DatabaseSync(path).prepare('PRAGMA page_count').get()?.page_count);
  const store = openSqlite(path, { maxPages: pages + 20 });
  await store.matches.create([match]);
  let stored = 0;
  const fill = async () => {
    for (;;) {
      await store.matches.append(id, ...entryBatch(stored + 1, stored + 50, 'x'.repeat(60)));
      stored += 50;
    }
  };
  await expect(fill()).rejects.toThrow(NotStoredError);
  expect(stored).toBeGreaterThan(0);
  expect((await store.matches.load(id))?.entries).toHaveLength(stored);
  await store.close();

  const reopened = openSqlite(path);
  expect((await reopened.matches.load(id))?.entries).toHaveLength(stored);
  expect(await reopened.matches.append(id, ...entryBatch(stored + 1, stored + 50))).toBe('stored');
  await reopened.close();
});

test('a full disk shows, and so does that there is room again', async () => {
  const path = freshPath();
  await openSqlite(path).close();
  const pages = Number(new DatabaseSync(path).prepare('PRAGMA page_count').get()?.page_count);
  const store = openSqlite(path, { maxPages: pages + 20 });
  const endpoints = Array.from({ length: 100 }, (_, i) => `https://push.example/${i}/${'x'.repeat(3000)}`);
  const keys = { p256dh: 'x', auth: 'x' };
  const user = 'user' as UserId;
  const fill = async () => {
    for (const [i, endpoint] of endpoints.entries())
      await store.push.subscribe(user, { endpoint, keys }, i, endpoints.length);
  };
  await expect(fill()).rejects.toThrow(NotStoredError);
  expect([await store.isWritable(), await store.isWritable()]).toEqual([false, false]);
  await store.push.eraseUser(user);
  expect(await store.isWritable()).toBe(true);
  await store.close();
});

test('in a batch that does not fit, every job is either stored or rejected', async () => {
  const path = freshPath();
  const store = openSqlite(path, { maxPages: 60 });
  const many = Array.from({ length: 200 }, () => newMatch({ options: { text: 'x'.repeat(3000) } }));
  const results = await Promise.allSettled(many.map((match) => store.matches.create([match])));
  expect(new Set(results.map(({ status }) => status))).toContain('rejected');
  for (const [i, { status }] of results.entries()) {
    expect((await store.matches.load(many[i].header.id)) !== null).toBe(status === 'fulfilled');
  }
  await store.close();
});

test('what was requested before closing is stored, what comes after is rejected', async () => {
  const path = freshPath();
  const store = openSqlite(path);
  const match = newMatch();
  const creating = store.matches.create([match]);
  await store.close();
  await creating;
  await expect(store.matches.create([newMatch()])).rejects.toThrow(NotStoredError);
  const again = openSqlite(path);
  expect(await again.matches.load(match.header.id)).not.toBeNull();
  await again.close();
});

test('a database of a newer release is not opened', () => {
  const path = freshPath();
  new DatabaseSync(path).exec('PRAGMA user_version = 9999');
  expect(() => openSqlite(path)).toThrow(NewerSqliteSchemaError);
});
