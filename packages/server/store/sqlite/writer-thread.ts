import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Batch, JobResult, WriterOrder } from './writer.ts';

type Job = Batch['jobs'][number];

/**
 * The one who writes, in a thread of its own: while it waits for the disk, the next batch gathers. Every batch is one
 * transaction, every job in it all or nothing by itself.
 */
const { path, mostPages } = workerData as WriterOrder;
const database = new DatabaseSync(path);
database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000');
database.exec('PRAGMA cache_size = -16384');
// Another thread brings the log into the database (checkpoints.ts): here everybody would wait for it.
database.exec('PRAGMA wal_autocheckpoint = 0');
if (mostPages !== undefined) database.exec(`PRAGMA max_page_count = ${mostPages}`);
const begin = database.prepare('BEGIN IMMEDIATE');
const commit = database.prepare('COMMIT');
/** All statements met so far, by number; each is prepared when first used. */
const known: string[] = [];
const prepared: StatementSync[] = [];

parentPort?.on('message', (text: string) => {
  const { texts, jobs } = JSON.parse(text) as Batch;
  known.push(...texts);
  parentPort?.postMessage(JSON.stringify(write(jobs)));
});

/** Nearly always everything goes well; only where something does not, each job gets a savepoint of its own. */
function write(jobs: readonly Job[]): JobResult[] {
  try {
    return inOneGo(jobs, perform);
  } catch (error) {
    if (!isConflict(error)) return jobs.map(() => failure(error));
  }
  try {
    return inOneGo(jobs, performApart);
  } catch (error) {
    return jobs.map(() => failure(error));
  }
}

function inOneGo(jobs: readonly Job[], carryOut: (job: Job) => JobResult): JobResult[] {
  try {
    begin.run();
    const results = jobs.map(carryOut);
    commit.run();
    return results;
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function perform(job: Job): JobResult {
  return {
    ok: true,
    changes: job.map(([number, ...values]) => Number(statement(number).run(...values).changes)),
  };
}

function statement(number: number): StatementSync {
  prepared[number] ??= database.prepare(known[number]);
  return prepared[number];
}

function performApart(job: Job): JobResult {
  database.exec('SAVEPOINT job');
  try {
    const done = perform(job);
    database.exec('RELEASE job');
    return done;
  } catch (error) {
    if (!isConflict(error)) throw error;
    database.exec('ROLLBACK TO job; RELEASE job');
    return failure(error);
  }
}

const SQLITE_CONSTRAINT = 19;

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_CONSTRAINT;
}

function failure(error: unknown): JobResult {
  return { ok: false, why: isConflict(error) ? 'conflict' : 'failed', message: String(error) };
}
