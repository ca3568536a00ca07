import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { schemaVersionOf } from './migrations.ts';
import { readerOf } from './statements.ts';

export const DATABASE_FILE = 'safehouse.sqlite';

/** The database file of a server with this data folder. */
export function databasePath(dataDir: string): string {
  return join(dataDir, DATABASE_FILE);
}

export class BackupError extends Error {}

/** Writes a copy of the database. A server may be running on it. */
export async function backUpDatabase(dataDir: string, to: string): Promise<void> {
  const from = join(dataDir, DATABASE_FILE);
  if (!existsSync(from)) throw new BackupError(`there is no database in ${dataDir}`);
  if (existsSync(to)) throw new BackupError(`${to} already exists`);
  mkdirSync(dirname(to), { recursive: true });
  const partial = `${to}.part`;
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(database, partial);
  } finally {
    database.close();
  }
  assertValidDatabase(partial);
  renameSync(partial, to);
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

function assertValidDatabase(path: string): void {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(path, { readOnly: true });
    schemaVersionOf(database);
    const [row] = readerOf(database).prepare<{ integrity_check: string }>('PRAGMA integrity_check').all();
    if (row.integrity_check !== 'ok') throw new BackupError(`${path} is damaged: ${row.integrity_check}`);
    database.prepare('SELECT count(*) FROM matches').get();
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(
      `${path} is not a Safehouse database: ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    database?.close();
  }
}
