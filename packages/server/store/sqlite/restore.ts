import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { assertValidDatabase, BackupError, copyDatabase, DATABASE_FILE } from './backup.ts';
import { FolderInUseError, lockDataFolder } from './data-folder-lock.ts';
import { DATABASE_SUFFIXES, exists, makePrivateFolder, syncToDisk } from './private-files.ts';

/**
 * Replaces the database with a backup, whatever is left of it. All old files are kept unchanged next to the new one;
 * returns their paths. Nothing is changed until the backup has been copied and checked.
 */
export function restoreDatabase(from: string, dataDir: string): string[] {
  if (!existsSync(from)) throw new BackupError(`there is no such file: ${from}`);
  makePrivateFolder(dataDir);
  const unlock = lockForRestore(dataDir);
  const workFolder = mkdtempSync(join(dataDir, 'restore-'));
  try {
    const copy = join(workFolder, DATABASE_FILE);
    copyChecked(from, copy);
    const target = join(dataDir, DATABASE_FILE);
    const kept = moveAside(target);
    // There is no database until the next line: an old log must never meet the new database, even after a power
    // failure.
    syncToDisk(dataDir);
    renameSync(copy, target);
    syncToDisk(dataDir);
    assertValidDatabase(target);
    return kept;
  } finally {
    rmSync(workFolder, { recursive: true });
    unlock();
  }
}

function lockForRestore(dataDir: string): () => void {
  try {
    return lockDataFolder(dataDir);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new BackupError('the database is in use: stop the server first');
  }
}

function copyChecked(from: string, copy: string): void {
  assertValidDatabase(from);
  try {
    copyDatabase(from, copy);
  } catch (error) {
    throw new BackupError(`${from} cannot be copied: ${error instanceof Error ? error.message : error}`);
  }
  assertValidDatabase(copy);
}

/** The main file first: it can be opened without its log, but not the log without it. */
function moveAside(target: string): string[] {
  const aside = unusedName(`${target}.before-restore`);
  const present = DATABASE_SUFFIXES.filter((suffix) => exists(target + suffix));
  for (const suffix of present) renameSync(target + suffix, aside + suffix);
  return present.map((suffix) => aside + suffix);
}

function unusedName(path: string): string {
  const isUsed = (name: string) => DATABASE_SUFFIXES.some((suffix) => exists(name + suffix));
  let name = path;
  for (let n = 2; isUsed(name); n++) name = `${path}-${n}`;
  return name;
}
