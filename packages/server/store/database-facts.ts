/** What an inspection tells of a database; nothing in it is changed. */
export interface DatabaseFacts {
  /** Of SQLite or PostgreSQL. */
  readonly serverVersion: string;
  /** How many migrations it has had, and how many there are. */
  readonly step: number;
  readonly latestStep: number;
  readonly matches: number;
  /** Matches with a gap in their entries. */
  readonly broken: number;
  /** Null without entries. */
  readonly lastEntryAt: number | null;
  /** The stored key pair for push services, as JSON; null before the first start. */
  readonly vapid: string | null;
}

/** Entries are numbered from 1 without gaps. */
export const BROKEN_MATCHES_SQL =
  'SELECT count(*) AS broken FROM (SELECT match FROM entries GROUP BY match HAVING count(*) <> max(version)) AS gaps';
