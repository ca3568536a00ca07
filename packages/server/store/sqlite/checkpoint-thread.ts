import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import type { CheckpointOrder } from './checkpoints.ts';

/**
 * Brings what was written from the log into the database file, beside the writer and without stopping it. Only when
 * the log has grown long, the writer has to wait for a moment, and then begins it anew.
 */
const { path, everyMs, mostPages } = workerData as CheckpointOrder;
const database = new DatabaseSync(path);
// While this waits for somebody who reads long, as a back-up does, the writer waits too.
database.exec('PRAGMA busy_timeout = 50');
const asFarAsMayBe = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');
// The file is not cut but written over from its beginning, which is quicker to bring to the disk than to let it grow.
const toTheEnd = database.prepare('PRAGMA wal_checkpoint(RESTART)');

setInterval(() => {
  try {
    const { log } = asFarAsMayBe.get() as { readonly log: number };
    if (log > mostPages) toTheEnd.get();
  } catch {
    // Somebody else was at it, or the disk is full: the log keeps everything until the next time.
  }
}, everyMs);
