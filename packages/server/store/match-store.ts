import type { MatchId, UserId } from '@safehouse/protocol';
import type { Entry, MatchSummary, TableHeader } from '@safehouse/table';

export interface StoredMatch {
  readonly header: TableHeader;
  readonly entries: readonly Entry[];
}

/** A match in a list. */
export interface MatchWithSummary {
  readonly header: TableHeader;
  readonly summary: MatchSummary;
}

/** A match to be kept from now on: a full table has started already. */
export interface NewMatch extends MatchWithSummary {
  readonly entries: readonly Entry[];
}

/**
 * Where matches are kept. Whatever resolves is on the disk; whatever could not be kept rejects with NotStored, and
 * then nothing of it was.
 */
export interface MatchStore {
  create(tables: readonly NewMatch[]): Promise<void>;
  /** Adds entries if the match is still at the version before the first of them; a rival who was faster wins. */
  append(id: MatchId, entries: readonly Entry[], summary: MatchSummary): Promise<'stored' | 'conflict'>;
  load(id: MatchId): Promise<StoredMatch | null>;
  /** What has happened after a version, in order; nothing where there is no such match. */
  entriesSince(id: MatchId, version: number): Promise<readonly Entry[]>;
  /** Public tables with a free chair, the newest first. */
  openTables(most: number): Promise<MatchWithSummary[]>;
  /** Whose matches: waiting for them first, then the latest. */
  matchesOf(user: UserId, most: number): Promise<MatchWithSummary[]>;
  /** Matches somebody has to look at by now, the longest overdue first. */
  dueMatches(now: number, most: number): Promise<MatchId[]>;
  /** Takes a match that cannot be played any more out of every list of things to do. Its entries stay. */
  markBroken(id: MatchId): Promise<void>;
}
