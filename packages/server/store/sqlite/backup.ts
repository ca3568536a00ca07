import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { schemaVersionOf } from './migrations.ts';
import { makePrivateDatabase, syncToDisk } from './private-files.ts';
import { readerOf } from './statements.ts';

export const DATABASE_FILE = 'safehouse.sqlite';

/** The database file of a server with this data folder. */
export function databasePath(dataDir: string): string {
  return join(dataDir, DATABASE_FILE);
}

export class BackupError extends Error {}

/** Writes a copy of the database, without remains of what was deleted. A server may be running on it. */
export function backUpDatabase(dataDir: string, to: string): void {
  const from = databasePath(dataDir);
  if (!existsSync(from)) throw new BackupError(`there is no database in ${dataDir}`);
  if (existsSync(to)) throw new BackupError(`${to} already exists`);
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  const partial = `${to}.part`;
  rmSync(partial, { force: true });
  copyDatabase(from, partial);
  assertValidDatabase(partial);
  renameSync(partial, to);
  syncToDisk(dirname(to));
}

/** Copies a database with what is in its log to one new file. */
function copyDatabase(from: string, to: string): void {
  makePrivateDatabase(to);
  const hasLog = ['-wal', '-journal'].some((suffix) => existsSync(from + suffix));
  const database = new DatabaseSync(hasLog ? from : immutableUrl(from), { readOnly: true });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
  syncToDisk(to);
}

/** A database without a log that nobody writes to: SQLite makes no files beside it, and may be in a read-only folder. */
function immutableUrl(path: string): URL {
  const url = pathToFileURL(path);
  url.searchParams.set('immutable', '1');
  return url;
}

/** Throws BackupError unless this is one whole Safehouse database in one file. */
function assertValidDatabase(path: string): void {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(immutableUrl(path), { readOnly: true });
    schemaVersionOf(database);
    const [row] = readerOf(database).prepare<{ integrity_check: string }>('PRAGMA integrity_check').all();
    if (row.integrity_check !== 'ok') throw new BackupError(`${path} is damaged: ${row.integrity_check}`);
    database.prepare('SELECT count(*) FROM matches').get();
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${path} is not a Safehouse database: ${message}`);
  } finally {
    database?.close();
  }
}

/** Replaces the database by a backup. The old file is kept beside it. */
export function restoreDatabase(from: string, dataDir: string): void {
  if (!existsSync(from)) throw new BackupError(`there is no such file: ${from}`);
  assertValidDatabase(from);
  mkdirSync(dataDir, { recursive: true });
  const target = join(dataDir, DATABASE_FILE);
  const partial = `${target}.part`;
  copyFileSync(from, partial);
  if (existsSync(target)) {
    mergeWal(target);
    renameSync(target, `${target}.before-restore`);
  }
  renameSync(partial, target);
}

/** Writes the write-ahead log into the database file; fails while a server has the database open. */
function mergeWal(target: string): void {
  const database = new DatabaseSync(target);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE');
  } catch {
    throw new BackupError('the database is in use: stop the server first');
  } finally {
    database.close();
  }
  for (const suffix of ['-wal', '-shm']) rmSync(target + suffix, { force: true });
}
