import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTempFolder } from '../match-store-suite.ts';
import { backUpDatabase, databasePath } from './backup.ts';
import { makePrivateFolder } from './private-files.ts';
import { openSqlite } from './sqlite-store.ts';

const modeOf = (path: string) => statSync(path).mode & 0o7777;
const modesIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));

const OPEN_DATABASE = {
  'safehouse.sqlite': 0o600,
  'safehouse.sqlite-wal': 0o600,
  'safehouse.sqlite-shm': 0o600,
};

test('a new folder, the database and the files beside it are for the owner only', async () => {
  const folder = join(createTempFolder(), 'new', 'data');
  makePrivateFolder(folder);
  expect(modeOf(folder)).toBe(0o700);
  const store = openSqlite(databasePath(folder));
  expect(modesIn(folder)).toEqual(OPEN_DATABASE);
  await store.close();
});

test('an existing folder and database are closed to others', async () => {
  const folder = createTempFolder();
  await openSqlite(databasePath(folder)).close();
  for (const suffix of ['-wal', '-shm']) writeFileSync(databasePath(folder) + suffix, '');
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  chmodSync(folder, 0o755);
  makePrivateFolder(folder);
  const store = openSqlite(databasePath(folder));
  expect(modeOf(folder)).toBe(0o700);
  expect(modesIn(folder)).toEqual(OPEN_DATABASE);
  await store.close();
});

test('a folder that all users share stays open', () => {
  const folder = join(createTempFolder(), 'shared');
  mkdirSync(folder);
  chmodSync(folder, 0o1777);
  makePrivateFolder(folder);
  expect(modeOf(folder)).toBe(0o1777);
});

test('a backup is for the owner only, and so is a folder that is made for it', async () => {
  const folder = createTempFolder();
  await openSqlite(databasePath(folder)).close();
  const backups = join(folder, 'backups');
  backUpDatabase(folder, join(backups, 'one.sqlite'));
  expect(modeOf(backups)).toBe(0o700);
  expect(modesIn(backups)).toEqual({ 'one.sqlite': 0o600 });
});
