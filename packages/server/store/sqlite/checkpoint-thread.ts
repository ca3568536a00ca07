import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import type { CheckpointOrder } from './checkpoints.ts';

/**
 * Brings what was written from the log into the database file, beside the writer and without stopping it. Only where
 * the log has grown too long all the same, the writer has to wait for a moment.
 */
const { path, everyMs, mostBytes } = workerData as CheckpointOrder;
const database = new DatabaseSync(path);
database.exec('PRAGMA busy_timeout = 2000');

setInterval(() => {
  const isTooLong = (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > mostBytes;
  try {
    database.exec(`PRAGMA wal_checkpoint(${isTooLong ? 'TRUNCATE' : 'PASSIVE'})`);
  } catch {
    // Somebody else was at it, or the disk is full: the log keeps everything until the next time.
  }
}, everyMs);
