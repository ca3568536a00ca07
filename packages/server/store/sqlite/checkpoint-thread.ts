import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import type { CheckpointOptions } from './checkpointer.ts';

/**
 * Brings what was written from the log into the database file, beside the writer and without stopping it. Only when
 * the log has grown long, the writer has to wait for a moment, and then begins it anew.
 */
const { path, intervalMs, maxWalPages } = workerData as CheckpointOptions;
const database = new DatabaseSync(path);
// While this waits for somebody who reads long, as a back-up does, the writer waits too.
database.exec('PRAGMA busy_timeout = 50');
const passiveCheckpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');
// The file is not cut but written over from its beginning, which is quicker to bring to the disk than to let it grow.
const restartCheckpoint = database.prepare('PRAGMA wal_checkpoint(RESTART)');

setInterval(() => {
  try {
    const { log } = passiveCheckpoint.get() as { readonly log: number };
    if (log > maxWalPages) restartCheckpoint.get();
  } catch {
    // Somebody else was at it, or the disk is full: the log keeps everything until the next time.
  }
}, intervalMs);
