import { chownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { databasePath } from '@safehouse/server';

/** The database, its log, the lock, and what a restore kept. */
export function dataFiles(dataDir: string): string[] {
  return readdirSync(dataDir)
    .filter((name) => name === 'safehouse.lock' || join(dataDir, name).startsWith(databasePath(dataDir)))
    .map((name) => join(dataDir, name));
}

/** What the administrator (root) has written into the folder of a server must be readable for that server. */
export function giveToOwnerOf(dataDir: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dataDir);
  for (const path of dataFiles(dataDir)) chownSync(path, uid, gid);
}
