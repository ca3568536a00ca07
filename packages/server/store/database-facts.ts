/** The result of inspecting a database, without changing it. */
export interface DatabaseFacts {
  /** The version of SQLite or PostgreSQL. */
  readonly serverVersion: string;
  /** The number of applied migrations, and of all migrations. */
  readonly step: number;
  readonly latestStep: number;
  readonly matches: number;
  /** Matches with a gap in their entries. */
  readonly broken: number;
  /** Null if there are no entries. */
  readonly lastEntryAt: number | null;
  /** The stored key pair for push services, as JSON; null before the first start. */
  readonly vapid: string | null;
}

/** Entries are numbered from 1 without gaps. */
export const BROKEN_MATCHES_SQL =
  'SELECT count(*) AS broken FROM (SELECT match FROM entries GROUP BY match HAVING count(*) <> max(version)) AS gaps';
