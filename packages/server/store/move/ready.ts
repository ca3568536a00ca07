import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { openPostgres } from '../postgres/open.ts';
import { openSqlite } from '../sqlite/open.ts';

/** Nothing was moved, and why. */
export class CannotMove extends Error {}

/** What goes wrong on the way is told in one line: the way is all or nothing. */
export async function telling<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof CannotMove ? error : new CannotMove(`nothing was moved: ${reason(error)}`);
  }
}

/** A file in its present form that nobody else has open. */
export async function readyFile(path: string): Promise<void> {
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
    if (/locked/.test(reason(error))) throw new CannotMove(`a server is at work on ${path}: stop it first`);
    throw new CannotMove(`${path} cannot be used: ${reason(error)}`);
  }
}

/** A database in its present form with nobody at work on it. */
export async function readyPostgres(url: string): Promise<void> {
  try {
    await refuseWhileUsed(url);
    // One who is asked to wait for a database that is not there would rather know.
    await (await openPostgres(url, { patience: 0 })).close();
  } catch (error) {
    if (error instanceof CannotMove) throw error;
    throw new CannotMove(`the database at DATABASE_URL cannot be used: ${reason(error)}`);
  }
}

/** The lines of a server that has just stopped may need a moment to be gone. */
const TRIES = 10;
const PAUSE_MS = 100;

async function refuseWhileUsed(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  try {
    for (let tried = 0; tried < TRIES; tried++) {
      const used = await sql`
        SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'safehouse'`;
      if (used.length === 0) return;
      await sleep(PAUSE_MS);
    }
    throw new CannotMove('a server is at work on the database at DATABASE_URL: stop it first');
  } finally {
    await sql.end();
  }
}

/** What could not be reached by several addresses says so in each of them alone. */
function reason(error: unknown): string {
  const all = error instanceof AggregateError ? error.errors : [error];
  return all.map((one) => (one instanceof Error ? one.message : String(one))).join(', ');
}
