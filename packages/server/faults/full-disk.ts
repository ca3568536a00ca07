import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom } from '@safehouse/contract';
import { audit } from '../crash/audit.ts';
import { freePort, ServerProcess } from '../crash/server-process.ts';
import { DATABASE_FILE } from '../store/sqlite/backup.ts';
import { openSqlite } from '../store/sqlite/open.ts';
import { FaultTable } from './table.ts';

export interface DiskFindings {
  readonly injected: number;
  readonly problems: readonly string[];
  readonly moves: number;
}

const SIZE = '16m';
const PIECE = Buffer.alloc(64 * 1024);

/** A small disk of its own, or null where we may not make one. */
function smallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]);
  if (status === 0) return folder;
  rmSync(folder, { recursive: true });
  return null;
}

/** Until not one byte more fits. */
function fill(folder: string): void {
  const ballast = join(folder, 'ballast');
  for (const piece of [PIECE, PIECE.subarray(0, 1024), PIECE.subarray(0, 1)]) {
    try {
      for (;;) writeFileSync(ballast, piece, { flag: 'a' });
    } catch {
      // Full, for pieces of this size.
    }
  }
}

/** The disk under a server with SQLite fills up again and again while people play. Null: this cannot be tried here. */
export async function fullDiskTrial(times: number, seed: number): Promise<DiskFindings | null> {
  const folder = smallDisk();
  if (folder === null) return null;
  const server = new ServerProcess(folder, await freePort(), { LOG_LEVEL: 'error' });
  const random = quickRandom(seed);
  try {
    server.start();
    await server.ready();
    const tables = Array.from({ length: 3 }, (_, i) => new FaultTable(server.url, i, random));
    const playing = Promise.all(tables.map((table) => table.playOn()));
    for (let n = 0; n < times; n++) {
      await sleep(200 + random.below(300));
      fill(folder);
      await sleep(200 + random.below(500));
      rmSync(join(folder, 'ballast'), { force: true });
    }
    for (const table of tables) table.finish();
    await playing;
    await Promise.all(tables.map((table) => table.lookOnceMore()));
    await server.end('SIGTERM');
    const store = openSqlite(join(folder, DATABASE_FILE));
    const clients = tables.flatMap((table) => table.clients);
    const problems = [...tables.flatMap((table) => table.faults), ...(await audit(clients, store.matches))];
    await store.close();
    const moves = clients.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    return { injected: times, problems, moves };
  } finally {
    await server.end('SIGKILL');
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}
