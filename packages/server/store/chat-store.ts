import type { ChatContent, MatchId, UserId } from '@safehouse/protocol';

/** A removed line keeps its number, but `said` is null. */
export interface StoredChatLine {
  readonly n: number;
  readonly at: number;
  readonly user: UserId;
  readonly said: ChatContent | null;
}

export interface LineBounds {
  /** Excludes lines written after this time. */
  readonly until: number;
  readonly limit: number;
}

/** For readers who may see everything. */
export const ALL_LINES: LineBounds = { until: Number.MAX_SAFE_INTEGER, limit: Number.MAX_SAFE_INTEGER };

/** The maximum number of lines kept per chat, not counting reported ones. */
export const MAX_CHAT_LINES = 1000;

/** Per read: anybody may read them, as often as the limits allow. */
export const MAX_LINES_READ = 200;

/** What resolves is on disk; what cannot be stored rejects with NotStoredError. */
export interface ChatStore {
  /** Conflict: a line with this number exists. Lines beyond the maximum are deleted, the oldest first. */
  add(match: MatchId, line: StoredChatLine): Promise<'stored' | 'conflict'>;
  /** The number of the last line, or 0. */
  lastLineNumber(match: MatchId): Promise<number>;
  /** Lines after this number, the oldest first; with bounds, the latest of them. */
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
