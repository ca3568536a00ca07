import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom } from '@safehouse/contract';
import { DATABASE_FILE } from '../../server/store/sqlite/backup.ts';
import { openSqlite } from '../../server/store/sqlite/sqlite-store.ts';
import { audit } from '../crash/audit.ts';
import { freePort, ServerProcess } from '../processes/server-process.ts';
import { FaultTrialTable } from './trial-table.ts';

export interface FullDiskTrialResult {
  readonly injected: number;
  readonly violations: readonly string[];
  readonly moves: number;
}

/** Several times the database's write-ahead log (16 MB), which alone would keep a smaller disk full. */
const DISK_SIZE = '64m';
const FILL_CHUNK = Buffer.alloc(64 * 1024);

/** A small tmpfs, or null without the permission to mount one. */
function mountSmallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_SIZE}`, 'tmpfs', folder]);
  if (status === 0) return folder;
  rmSync(folder, { recursive: true });
  return null;
}

function fillDisk(folder: string): void {
  const ballast = join(folder, 'ballast');
  for (const chunk of [FILL_CHUNK, FILL_CHUNK.subarray(0, 1024), FILL_CHUNK.subarray(0, 1)]) {
    try {
      for (;;) writeFileSync(ballast, chunk, { flag: 'a' });
    } catch {
      // The disk is full for chunks of this size.
    }
  }
}

/** Fills the disk of a SQLite server repeatedly while clients play. Null without the permission to mount a disk. */
export async function runFullDiskTrial(times: number, seed: number): Promise<FullDiskTrialResult | null> {
  const folder = mountSmallDisk();
  if (folder === null) return null;
  const server = new ServerProcess(folder, await freePort(), { LOG_LEVEL: 'error' });
  const random = quickRandom(seed);
  try {
    server.start();
    await server.waitUntilReady();
    const tables = Array.from({ length: 3 }, (_, i) => new FaultTrialTable(server.url, i, random));
    const playing = Promise.all(tables.map((table) => table.playMatches()));
    for (let n = 0; n < times; n++) {
      await sleep(200 + random.below(300));
      fillDisk(folder);
      await sleep(200 + random.below(500));
      rmSync(join(folder, 'ballast'), { force: true });
    }
    for (const table of tables) table.finish();
    await playing;
    await Promise.all(tables.map((table) => table.refreshAll()));
    await server.stop('SIGTERM');
    const store = openSqlite(join(folder, DATABASE_FILE));
    const clients = tables.flatMap((table) => table.clients);
    const violations = [...tables.flatMap((table) => table.violations), ...(await audit(clients, store.matches))];
    await store.close();
    const moves = clients.reduce((sum, { acknowledgedMoves }) => sum + acknowledgedMoves.length, 0);
    return { injected: times, violations, moves };
  } finally {
    await server.stop('SIGKILL');
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}
