import { BROKEN_MATCHES_SQL, type DatabaseFacts } from '../database-facts.ts';
import { assertValidDatabase, openReadOnly } from './backup.ts';
import { LATEST_VERSION, schemaVersionOf } from './migrations.ts';
import { readerOf } from './statements.ts';

/** Throws BackupError for a damaged file, a file of another program, and one of a later release. */
export function inspectSqlite(path: string): DatabaseFacts {
  assertValidDatabase(path);
  const database = openReadOnly(path);
  try {
    const reader = readerOf(database);
    const one = <Row>(sql: string) => reader.prepare<Row>(sql).all()[0];
    const step = schemaVersionOf(database);
    // Tables of later migrations may be missing.
    const isCurrent = step === LATEST_VERSION;
    return {
      serverVersion: one<{ version: string }>('SELECT sqlite_version() AS version').version,
      step,
      latestStep: LATEST_VERSION,
      matches: one<{ count: number }>('SELECT count(*) AS count FROM matches').count,
      broken: one<{ broken: number }>(BROKEN_MATCHES_SQL).broken,
      lastEntryAt: one<{ at: number | null }>('SELECT max(at) AS at FROM entries').at,
      vapid: isCurrent
        ? (one<{ value: string } | undefined>(`SELECT value FROM settings WHERE name = 'vapid'`)?.value ?? null)
        : null,
    };
  } finally {
    database.close();
  }
}
