import type { ChatContent, MatchId, UserId } from '@safehouse/protocol';

/** A removed line keeps its number, but `said` is null. */
export interface StoredChatLine {
  readonly n: number;
  readonly at: number;
  readonly user: UserId;
  readonly said: ChatContent | null;
}

export interface LineBounds {
  /** Nothing said after this time. */
  readonly until: number;
  readonly limit: number;
}

/** For those who may read all of it. */
export const ALL_LINES: LineBounds = { until: Number.MAX_SAFE_INTEGER, limit: Number.MAX_SAFE_INTEGER };

/** The lines of one chat that are kept, besides reported ones. */
export const MAX_CHAT_LINES = 1000;

/** At once: anybody may read them, as often as requests are allowed. */
export const MAX_LINES_READ = 200;

/** What resolves is on disk; what cannot be stored rejects with NotStoredError. */
export interface ChatStore {
  /** Conflict: there is a line with this number already. Those beyond the limit are deleted, the oldest first. */
  add(match: MatchId, line: StoredChatLine): Promise<'stored' | 'conflict'>;
  /** The number of the last line, or 0. */
  lastLineNumber(match: MatchId): Promise<number>;
  /** Lines after this number, oldest first; within bounds the latest of them. */
  linesSince(match: MatchId, n: number, bounds?: LineBounds): Promise<StoredChatLine[]>;
  /** Null if there is no such line. */
  line(match: MatchId, n: number): Promise<StoredChatLine | null>;
  /** False if there is no such line. */
  remove(match: MatchId, n: number): Promise<boolean>;
  /** All lines of a person, for the export of their data. */
  linesOf(user: UserId): Promise<(StoredChatLine & { readonly match: MatchId })[]>;
  /** Removes the content of all lines of a person. */
  eraseUser(user: UserId): Promise<void>;
}
