import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { schemaVersionOf } from './migrations.ts';

export const DATABASE_FILE = 'safehouse.sqlite';

/** Where a server with this folder keeps everything. */
export function databasePath(dataDir: string): string {
  return join(dataDir, DATABASE_FILE);
}

export class BackupError extends Error {}

/** Writes a copy of the database while a server may be at work on it. */
export async function backUpDatabase(dataDir: string, to: string): Promise<void> {
  const from = join(dataDir, DATABASE_FILE);
  if (!existsSync(from)) throw new BackupError(`there is no database in ${dataDir}`);
  if (existsSync(to)) throw new BackupError(`${to} exists already`);
  mkdirSync(dirname(to), { recursive: true });
  const half = `${to}.part`;
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(database, half);
  } finally {
    database.close();
  }
  assertValidDatabase(half);
  renameSync(half, to);
}

/** Puts a back-up in the place of the database. What was there before stays beside it. */
export function restoreDatabase(from: string, dataDir: string): void {
  if (!existsSync(from)) throw new BackupError(`there is no such file: ${from}`);
  assertValidDatabase(from);
  mkdirSync(dataDir, { recursive: true });
  const target = join(dataDir, DATABASE_FILE);
  const half = `${target}.part`;
  copyFileSync(from, half);
  if (existsSync(target)) {
    mergeWal(target);
    renameSync(target, `${target}.before-restore`);
  }
  renameSync(half, target);
}

/** Takes what is still in the write-ahead log into the file itself; fails while a server holds the database. */
function mergeWal(target: string): void {
  const database = new DatabaseSync(target);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE');
  } catch {
    throw new BackupError('the database is in use: stop the server first');
  } finally {
    database.close();
  }
  for (const rest of ['-wal', '-shm']) rmSync(target + rest, { force: true });
}

/** Is this a whole database of ours? */
function assertValidDatabase(path: string): void {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(path, { readOnly: true });
    schemaVersionOf(database);
    const row = database.prepare('PRAGMA integrity_check').get() as { readonly integrity_check: string };
    if (row.integrity_check !== 'ok') throw new BackupError(`${path} is damaged: ${row.integrity_check}`);
    database.prepare('SELECT count(*) FROM matches').get();
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(
      `${path} is no database of Safehouse: ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    database?.close();
  }
}
