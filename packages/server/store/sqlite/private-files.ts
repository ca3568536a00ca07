import { chmodSync, closeSync, fsyncSync, lstatSync, mkdirSync, openSync, statSync } from 'node:fs';

const PRIVATE_FOLDER_MODE = 0o700;
const PRIVATE_FILE_MODE = 0o600;
const STICKY_BIT = 0o1000;

/** SQLite gives the files next to a database the permissions of the database. */
export const DATABASE_SUFFIXES = ['', '-wal', '-shm', '-journal'] as const;

/** Creates the folder, or removes other users' access to it. Shared folders such as /tmp stay open. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  if ((statSync(path).mode & STICKY_BIT) === 0) changeMode(path, PRIVATE_FOLDER_MODE);
}

/** Creates an empty file for a database, or removes other users' access to an existing one. */
export function makePrivateDatabase(path: string): void {
  // An existing file is not opened: closing it would release the locks that SQLite holds on it in this process.
  if (!exists(path)) closeSync(openSync(path, 'wx', PRIVATE_FILE_MODE));
  for (const suffix of DATABASE_SUFFIXES) {
    if (exists(path + suffix)) changeMode(path + suffix, PRIVATE_FILE_MODE);
  }
}

/** Waits until a file, or the names in a folder, are on disk. Not for a database that this process has open. */
export function syncToDisk(path: string): void {
  // Windows can neither sync a folder nor a file that is open for reading only.
  if (process.platform === 'win32') return;
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Also true for a broken symbolic link. */
export function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Fails for files of another user, and on file systems without permissions: no reason not to start. */
function changeMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {
    // The permissions stay as they were.
  }
}
