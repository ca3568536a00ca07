import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { WriteBatch, WriteJobResult, WriterOptions } from './writer.ts';

type NumberedJob = WriteBatch['jobs'][number];

/**
 * The thread that writes. While it waits for the disk, the next batch is collected. Every batch is one transaction, and
 * every job in it is atomic.
 */
const { path, maxPages } = workerData as WriterOptions;
const database = new DatabaseSync(path);
database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000');
database.exec('PRAGMA cache_size = -16384');
// Deleted data is overwritten with zeros.
database.exec('PRAGMA secure_delete = ON');
// The checkpoint thread copies the log into the database (checkpointer.ts): if done here, every write would wait for
// it.
database.exec('PRAGMA wal_autocheckpoint = 0');
if (maxPages !== undefined) database.exec(`PRAGMA max_page_count = ${maxPages}`);
const begin = database.prepare('BEGIN IMMEDIATE');
const commit = database.prepare('COMMIT');
/** All statements received so far, by number; each is prepared when it is first used. */
const statementTexts: string[] = [];
const preparedStatements: StatementSync[] = [];

parentPort?.on('message', (text: string) => {
  const { texts, jobs } = JSON.parse(text) as WriteBatch;
  statementTexts.push(...texts);
  parentPort?.postMessage(JSON.stringify(writeBatch(jobs)));
});

/** Jobs rarely fail: only after a failed batch is every job run in its own savepoint. */
function writeBatch(jobs: readonly NumberedJob[]): WriteJobResult[] {
  try {
    return inTransaction(jobs, runJob);
  } catch (error) {
    if (!isConstraintViolation(error)) return jobs.map(() => failedResult(error));
  }
  try {
    return inTransaction(jobs, runJobInSavepoint);
  } catch (error) {
    return jobs.map(() => failedResult(error));
  }
}

function inTransaction(jobs: readonly NumberedJob[], run: (job: NumberedJob) => WriteJobResult): WriteJobResult[] {
  try {
    begin.run();
    const results = jobs.map(run);
    commit.run();
    return results;
  } catch (error) {
    // A full disk may already have ended the transaction.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function runJob(job: NumberedJob): WriteJobResult {
  return {
    ok: true,
    changes: job.map(([number, ...values]) => Number(statementByNumber(number).run(...values).changes)),
  };
}

function statementByNumber(number: number): StatementSync {
  preparedStatements[number] ??= database.prepare(statementTexts[number]);
  return preparedStatements[number];
}

function runJobInSavepoint(job: NumberedJob): WriteJobResult {
  database.exec('SAVEPOINT job');
  try {
    const result = runJob(job);
    database.exec('RELEASE job');
    return result;
  } catch (error) {
    if (!isConstraintViolation(error)) throw error;
    database.exec('ROLLBACK TO job; RELEASE job');
    return failedResult(error);
  }
}

const SQLITE_CONSTRAINT = 19;

function isConstraintViolation(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_CONSTRAINT;
}

function failedResult(error: unknown): WriteJobResult {
  return { ok: false, why: isConstraintViolation(error) ? 'conflict' : 'failed', message: String(error) };
}
