import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANN, BOB, headerWith } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import { createTempFolder } from '../match-store-suite.ts';
import { backUpDatabase, databasePath } from './backup.ts';
import { openSqlite } from './sqlite-store.ts';

const SECRET = 'a line that must not be found';

async function storeWithErasedChat(folder: string, lines: number) {
  const store = openSqlite(databasePath(folder));
  const { id } = headerWith();
  for (let n = 1; n <= lines; n++) {
    const [user, text] = n % 3 === 0 ? [BOB, 'x'.repeat((n * 7) % 300)] : [ANN, SECRET.repeat(1 + (n % 9))];
    await store.chat.add(id, { n, at: n, user, said: { text } });
  }
  await store.chat.eraseUser(ANN);
  return store;
}

test('erased text is not in the database file any more', async () => {
  const folder = createTempFolder();
  await (await storeWithErasedChat(folder, 5)).close();
  expect(readFileSync(databasePath(folder), 'latin1')).not.toContain(SECRET);
});

test('erased text is not in a backup, even of a running server and after pages were split', async () => {
  const folder = createTempFolder();
  const store = await storeWithErasedChat(folder, 600);
  const copy = join(folder, 'copy.sqlite');
  backUpDatabase(folder, copy);
  expect(readFileSync(copy, 'latin1')).not.toContain(SECRET);
  await store.close();
});
