import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
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

/** Writes a copy of the database, without remains of deleted data. A server may be running on it. */
export function backUpDatabase(dataDir: string, to: string): void {
  const from = databasePath(dataDir);
  if (!existsSync(from)) throw new BackupError(`there is no database in ${dataDir}`);
  if (existsSync(to)) throw new BackupError(`${to} already exists`);
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  const partial = `${to}.part`;
  rmSync(partial, { force: true });
  // The copy is rewritten and would not show damage to an index.
  assertValidDatabase(from);
  copyDatabase(from, partial);
  assertValidDatabase(partial);
  renameSync(partial, to);
  syncToDisk(dirname(to));
}

/** Copies a database including its write-ahead log to one new file. */
export function copyDatabase(from: string, to: string): void {
  makePrivateDatabase(to);
  const database = openReadOnly(from);
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
  syncToDisk(to);
}

/** Also works while a server writes to it. */
export function openReadOnly(path: string): DatabaseSync {
  const url = pathToFileURL(path);
  const hasLog = ['-wal', '-journal'].some((suffix) => existsSync(path + suffix));
  // Without a log nobody has it open. As immutable, it can be in a read-only folder and no files are created next to
  // it.
  if (!hasLog) url.searchParams.set('immutable', '1');
  return new DatabaseSync(url, { readOnly: true });
}

/** Throws BackupError unless this is an undamaged Safehouse database. */
export function assertValidDatabase(path: string): void {
  let database: DatabaseSync | null = null;
  try {
    database = openReadOnly(path);
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
