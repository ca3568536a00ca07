import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateDatabase } from './private-files.ts';

/** The data folder is in use by another process. */
export class FolderInUseError extends Error {}

const LOCK_FILE = 'safehouse.lock';
const SQLITE_BUSY = 5;
const SQLITE_NOTADB = 26;

/**
 * Locks the folder until the returned function is called or the process ends. The lock is on a separate file, an empty
 * SQLite database: locks on the database itself are useless if its files are damaged or missing.
 */
export function lockDataFolder(dataDir: string): () => void {
  const path = join(dataDir, LOCK_FILE);
  makePrivateDatabase(path);
  const database = new DatabaseSync(path);
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    const code = errorCodeOf(error);
    if (code === SQLITE_BUSY) throw new FolderInUseError(`another process uses ${dataDir}`);
    if (code !== SQLITE_NOTADB) throw error;
    // The content of the file does not matter.
    rmSync(path);
    return lockDataFolder(dataDir);
  }
  return () => database.close();
}

function errorCodeOf(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null;
}
