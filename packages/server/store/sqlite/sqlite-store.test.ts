import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createTempFolder, entryBatch, matchStoreSuite, newMatch } from '../match-store-suite.ts';
import { NotStoredError } from '../not-stored-error.ts';
import { socialStoreSuite } from '../social-store-suite.ts';
import { userStoreSuite } from '../user-store-suite.ts';
import { NewerSqliteSchemaError } from './migrations.ts';
import { openSqlite } from './sqlite-store.ts';

const freshPath = () => join(createTempFolder(), 'safehouse.db');

matchStoreSuite('matches in SQLite', () => openSqlite(freshPath()));
userStoreSuite('people in SQLite', () => openSqlite(freshPath()));
socialStoreSuite('chat, ratings and messages in SQLite', () => openSqlite(freshPath()));

test('a full disk keeps nothing halfway and loses nothing that was kept', async () => {
  const path = freshPath();
  const match = newMatch({ options: { text: 'x'.repeat(5000) } });
  const { id } = match.header;
  await openSqlite(path).close();
  const pages = Number(new DatabaseSync(path).prepare('PRAGMA page_count').get()?.page_count);
  const store = openSqlite(path, { maxPages: pages + 20 });
  await store.matches.create([match]);
  let kept = 0;
  const fill = async () => {
    for (;;) {
      await store.matches.append(id, ...entryBatch(kept + 1, kept + 50, 'x'.repeat(60)));
      kept += 50;
    }
  };
  await expect(fill()).rejects.toThrow(NotStoredError);
  expect(kept).toBeGreaterThan(0);
  expect((await store.matches.load(id))?.entries).toHaveLength(kept);
  await store.close();

  const roomy = openSqlite(path);
  expect((await roomy.matches.load(id))?.entries).toHaveLength(kept);
  expect(await roomy.matches.append(id, ...entryBatch(kept + 1, kept + 50))).toBe('stored');
  await roomy.close();
});

test('in a batch that does not fit, the jobs before it are kept or told that they are not', async () => {
  const path = freshPath();
  const store = openSqlite(path, { maxPages: 60 });
  const many = Array.from({ length: 200 }, () => newMatch({ options: { text: 'x'.repeat(3000) } }));
  const said = await Promise.allSettled(many.map((match) => store.matches.create([match])));
  expect(new Set(said.map(({ status }) => status))).toContain('rejected');
  for (const [i, { status }] of said.entries()) {
    expect((await store.matches.load(many[i].header.id)) !== null).toBe(status === 'fulfilled');
  }
  await store.close();
});

test('what was asked before closing is kept, what comes after is refused', async () => {
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

test('a database of a later release is left alone', () => {
  const path = freshPath();
  new DatabaseSync(path).exec('PRAGMA user_version = 9999');
  expect(() => openSqlite(path)).toThrow(NewerSqliteSchemaError);
});
