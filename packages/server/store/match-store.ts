import type { MatchId, UserId } from '@safehouse/protocol';
import type { Entry, MatchSummary, TableHeader } from '@safehouse/table';

export interface StoredMatch {
  readonly header: TableHeader;
  readonly entries: readonly Entry[];
}

/** A match for lists, without its edition: editions are large, and no list shows them. */
export interface MatchWithSummary {
  readonly header: Omit<TableHeader, 'edition'>;
  readonly summary: MatchSummary;
}

/** A match to be stored. If all seats are taken, it has already started. */
export interface NewMatch extends StoredMatch {
  readonly summary: MatchSummary;
}

/** A query for tables that may be live. */
export interface LiveTablesQuery {
  readonly now: number;
  /** Only tables with activity since then, as spectators see it. */
  readonly since: number;
  readonly limit: number;
}

export interface UnfinishedCounts {
  readonly open: number;
  readonly running: number;
}

/** Resolved means on disk; what cannot be stored rejects with NotStoredError, and then nothing of it was stored. */
export interface MatchStore {
  create(matches: readonly NewMatch[]): Promise<void>;
  /** Conflict: the match is not at the version before the first of these entries. */
  append(id: MatchId, entries: readonly Entry[], summary: MatchSummary): Promise<'stored' | 'conflict'>;
  load(id: MatchId): Promise<StoredMatch | null>;
  /** Entries after a version, in order; none for an unknown match. */
  entriesSince(id: MatchId, version: number): Promise<readonly Entry[]>;
  /** Public tables with a free chair, newest first. */
  openTables(limit: number): Promise<MatchWithSummary[]>;
  /** Public tables with a free chair that were created before this time, the oldest first. */
  openTablesBefore(createdAt: number, limit: number): Promise<MatchId[]>;
  /**
   * Listed running tables and, for tables with a spectator delay, those that have just ended; the latest change first.
   */
  liveTables(query: LiveTablesQuery): Promise<MatchWithSummary[]>;
  /** Running matches that have changed since then, in any order. */
  runningSince(since: number, limit: number): Promise<MatchWithSummary[]>;
  /** How many open and running matches a person has a seat at. */
  countUnfinishedOf(user: UserId): Promise<UnfinishedCounts>;
  /** A person's matches: those waiting for them first, then the latest. */
  matchesOf(user: UserId, limit: number): Promise<MatchWithSummary[]>;
  /** A person's finished matches that were listed for everybody and ended before this time, the latest first. */
  listedMatchesOf(user: UserId, before: number, limit: number): Promise<MatchWithSummary[]>;
  /** Finished matches in which both had a seat, the latest first. */
  matchesBetween(user: UserId, other: UserId, limit: number): Promise<MatchWithSummary[]>;
  /** Those of these matches that exist, in any order. */
  listedMatches(ids: readonly MatchId[]): Promise<MatchWithSummary[]>;
  /** Matches whose deadline has passed, the longest overdue first. */
  dueMatches(now: number, limit: number): Promise<MatchId[]>;
  /** A broken match is no longer listed as open, running or due. Its entries stay. */
  markBroken(id: MatchId): Promise<void>;
}
