import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Job, JobResult, WriterOrder } from './writer.ts';

/**
 * The one who writes, in a thread of its own: while it waits for the disk, the next batch gathers. Every batch is one
 * transaction, every job in it all or nothing by itself.
 */
const { path, mostPages } = workerData as WriterOrder;
const database = new DatabaseSync(path);
database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000');
if (mostPages !== undefined) database.exec(`PRAGMA max_page_count = ${mostPages}`);
const prepared = new Map<string, StatementSync>();

parentPort?.on('message', (jobs: readonly Job[]) => parentPort?.postMessage(write(jobs)));

function write(jobs: readonly Job[]): JobResult[] {
  try {
    database.exec('BEGIN IMMEDIATE');
    const results = jobs.map(perform);
    database.exec('COMMIT');
    return results;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    return jobs.map(() => failure(error));
  }
}

function perform(job: Job): JobResult {
  database.exec('SAVEPOINT job');
  try {
    const changes = job.map(([sql, ...values]) => Number(statement(sql).run(...values).changes));
    database.exec('RELEASE job');
    return { ok: true, changes };
  } catch (error) {
    // A full disk may have ended the whole transaction already.
    if (!database.isTransaction) throw error;
    database.exec('ROLLBACK TO job; RELEASE job');
    const failed = failure(error);
    if (failed.ok || failed.why === 'failed') throw error;
    return failed;
  }
}

function statement(sql: string): StatementSync {
  const known = prepared.get(sql);
  if (known) return known;
  const fresh = database.prepare(sql);
  prepared.set(sql, fresh);
  return fresh;
}

const SQLITE_CONSTRAINT = 19;

function failure(error: unknown): JobResult {
  const isConstraint =
    error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_CONSTRAINT;
  return { ok: false, why: isConstraint ? 'conflict' : 'failed', message: String(error) };
}
