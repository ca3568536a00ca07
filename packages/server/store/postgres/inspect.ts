import postgres from 'postgres';
import { BROKEN_MATCHES_SQL, type DatabaseFacts } from '../database-facts.ts';
import { POSTGRES_TYPES, type Sql } from './connection-pool.ts';
import { LATEST_STEP } from './migrations.ts';

export interface PostgresFacts extends DatabaseFacts {
  /** How far its clock is ahead of this machine's, in milliseconds. */
  readonly clockAhead: number;
  /** Is it a replica, which accepts no writes? */
  readonly isStandby: boolean;
}

const CONNECT_TIMEOUT_SECONDS = 5;

/** Throws the client's error if the database cannot be reached. */
export async function inspectPostgres(url: string): Promise<PostgresFacts> {
  const options = {
    max: 1,
    connect_timeout: CONNECT_TIMEOUT_SECONDS,
    types: POSTGRES_TYPES,
    onnotice: () => undefined,
  };
  const sql: Sql = postgres(url, options);
  try {
    const [{ version, standby }] = await sql<{ version: string; standby: boolean }[]>`
      SELECT current_setting('server_version') AS version, pg_is_in_recovery() AS standby`;
    const clockAhead = await measureClock(sql);
    const step = await migrationStep(sql);
    const contents = step === LATEST_STEP ? await readContents(sql) : NO_CONTENTS;
    return { serverVersion: version, isStandby: standby, clockAhead, step, latestStep: LATEST_STEP, ...contents };
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function measureClock(sql: Sql): Promise<number> {
  const sentAt = Date.now();
  const [{ at }] = await sql<{ at: number }[]>`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at`;
  // Assume the database read its clock halfway through the round trip.
  return Math.round(at - (sentAt + Date.now()) / 2);
}

/** 0 for an empty database. */
async function migrationStep(sql: Sql): Promise<number> {
  const [{ found }] = await sql<{ found: string | null }[]>`SELECT to_regclass('steps')::text AS found`;
  if (found === null) return 0;
  const [{ step }] = await sql<{ step: number }[]>`SELECT coalesce(max(n), 0) AS step FROM steps`;
  return step;
}

type Contents = Pick<DatabaseFacts, 'matches' | 'broken' | 'lastEntryAt' | 'vapid'>;

const NO_CONTENTS: Contents = { matches: 0, broken: 0, lastEntryAt: null, vapid: null };

async function readContents(sql: Sql): Promise<Contents> {
  const [{ matches }] = await sql<{ matches: number }[]>`SELECT count(*)::int AS matches FROM matches`;
  const [{ broken }] = await sql.unsafe<{ broken: number }[]>(BROKEN_MATCHES_SQL);
  const [{ at }] = await sql<{ at: number | null }[]>`SELECT max(at) AS at FROM entries`;
  const settings = await sql<{ value: string }[]>`SELECT value FROM settings WHERE name = 'vapid'`;
  return { matches, broken: Number(broken), lastEntryAt: at, vapid: settings[0]?.value ?? null };
}
