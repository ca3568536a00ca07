import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { openPostgres } from '../postgres/postgres-store.ts';
import { openSqlite } from '../sqlite/sqlite-store.ts';

/** Nothing was moved, and why. */
export class DatabaseCopyError extends Error {}

/** What goes wrong on the way is told in one line: the way is all or nothing. */
export async function asCopyError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DatabaseCopyError
      ? error
      : new DatabaseCopyError(`nothing was moved: ${errorMessage(error)}`);
  }
}

/** A file in its present form that nobody else has open. */
export async function prepareSqlite(path: string): Promise<void> {
  try {
    const file = new DatabaseSync(path);
    try {
      // While a server has it open this fails.
      file.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE');
    } finally {
      file.close();
    }
    await openSqlite(path).close();
  } catch (error) {
    if (/locked/.test(errorMessage(error)))
      throw new DatabaseCopyError(`a server is at work on ${path}: stop it first`);
    throw new DatabaseCopyError(`${path} cannot be used: ${errorMessage(error)}`);
  }
}

/** A database in its present form with nobody at work on it. */
export async function preparePostgres(url: string): Promise<void> {
  try {
    await assertNotInUse(url);
    // One who is asked to wait for a database that is not there would rather know.
    await (await openPostgres(url, { maxRetryMs: 0 })).close();
  } catch (error) {
    if (error instanceof DatabaseCopyError) throw error;
    throw new DatabaseCopyError(`the database at DATABASE_URL cannot be used: ${errorMessage(error)}`);
  }
}

/** The lines of a server that has just stopped may need a moment to be gone. */
const MAX_ATTEMPTS = 10;
const RETRY_DELAY_MS = 100;

async function assertNotInUse(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  try {
    for (let tried = 0; tried < MAX_ATTEMPTS; tried++) {
      const used = await sql`
        SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'safehouse'`;
      if (used.length === 0) return;
      await sleep(RETRY_DELAY_MS);
    }
    throw new DatabaseCopyError('a server is at work on the database at DATABASE_URL: stop it first');
  } finally {
    await sql.end();
  }
}

/** What could not be reached by several addresses says so in each of them alone. */
function errorMessage(error: unknown): string {
  const all = error instanceof AggregateError ? error.errors : [error];
  return all.map((one) => (one instanceof Error ? one.message : String(one))).join(', ');
}
