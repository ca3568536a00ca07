import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import type { CheckpointOptions } from './checkpointer.ts';
import { readerOf } from './statements.ts';

/**
 * Copies the write-ahead log into the database file without blocking the writer. Only when the log has become too long
 * does the writer wait for a moment; it then starts the log from its beginning.
 */
const { path, intervalMs, maxWalPages, truncateIntervalMs } = workerData as CheckpointOptions;
const database = new DatabaseSync(path);
// While this waits for a long reader, such as a backup, the writer waits as well.
database.exec('PRAGMA busy_timeout = 50');
const passiveCheckpoint = readerOf(database).prepare<{ log: number }>('PRAGMA wal_checkpoint(PASSIVE)');
// RESTART overwrites the log file instead of truncating it: syncing that is faster than syncing a growing file.
const restartCheckpoint = database.prepare('PRAGMA wal_checkpoint(RESTART)');
// The log contains old contents of the pages until it is overwritten: on a quiet server that may take months.
const truncateCheckpoint = readerOf(database).prepare<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)');
let truncatedAt = performance.now();

setInterval(() => {
  try {
    if (performance.now() - truncatedAt > truncateIntervalMs && truncateCheckpoint.get()?.busy === 0)
      truncatedAt = performance.now();
    const [{ log }] = passiveCheckpoint.all();
    if (log > maxWalPages) restartCheckpoint.get();
  } catch {
    // Another checkpoint was running or the disk is full. The log loses nothing, so the next attempt will do.
  }
}, intervalMs);
