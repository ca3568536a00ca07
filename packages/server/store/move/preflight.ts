import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { openPostgres } from '../postgres/postgres-store.ts';
import { openSqlite } from '../sqlite/sqlite-store.ts';

/** The copy was not started. */
export class DatabaseCopyError extends Error {}

export async function asCopyError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DatabaseCopyError
      ? error
      : new DatabaseCopyError(`nothing was moved: ${errorMessage(error)}`);
  }
}

/** Migrates the file, and checks that no other process has it open. */
export async function prepareSqlite(path: string): Promise<void> {
  try {
    const file = new DatabaseSync(path);
    try {
      // Fails while a server has the file open.
      file.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE');
    } finally {
      file.close();
    }
    await openSqlite(path).close();
  } catch (error) {
    if (/locked/.test(errorMessage(error)))
      throw new DatabaseCopyError(`a server is running on ${path}: stop it first`);
    throw new DatabaseCopyError(`${path} cannot be used: ${errorMessage(error)}`);
  }
}

/** Migrates the database, and checks that no server is using it. */
export async function preparePostgres(url: string): Promise<void> {
  try {
    await assertNotInUse(url);
    // Without retries, to report an unreachable database at once.
    await (await openPostgres(url, { maxRetryMs: 0 })).close();
  } catch (error) {
    if (error instanceof DatabaseCopyError) throw error;
    throw new DatabaseCopyError(`the database at DATABASE_URL cannot be used: ${errorMessage(error)}`);
  }
}

/** Connections of a server that has just stopped may take a moment to close. */
const MAX_ATTEMPTS = 10;
const RETRY_DELAY_MS = 100;

async function assertNotInUse(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const connections = await sql`
        SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'safehouse'`;
      if (connections.length === 0) return;
      await sleep(RETRY_DELAY_MS);
    }
    throw new DatabaseCopyError('a server is running on the database at DATABASE_URL: stop it first');
  } finally {
    await sql.end();
  }
}

/** If several addresses were tried, the errors are inside an AggregateError. */
function errorMessage(error: unknown): string {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  return errors.map((cause) => (cause instanceof Error ? cause.message : String(cause))).join(', ');
}
