import type { ChatContent, MatchId, UserId } from '@safehouse/protocol';

/** A removed line keeps its number, but `said` is null. */
export interface StoredChatLine {
  readonly n: number;
  readonly at: number;
  readonly user: UserId;
  readonly said: ChatContent | null;
}

/** The lines of one chat that are kept, besides reported ones. */
export const MAX_CHAT_LINES = 1000;

/** What resolves is on disk; what cannot be stored rejects with NotStoredError. */
export interface ChatStore {
  /** Conflict: there is a line with this number already. Those beyond the limit are deleted, the oldest first. */
  add(match: MatchId, line: StoredChatLine): Promise<'stored' | 'conflict'>;
  /** The number of the last line, or 0. */
  lastLineNumber(match: MatchId): Promise<number>;
  /** Lines after this number, oldest first. */
  linesSince(match: MatchId, n: number): Promise<StoredChatLine[]>;
  /** False if there is no such line. */
  remove(match: MatchId, n: number): Promise<boolean>;
  /** All lines of a person, for the export of their data. */
  linesOf(user: UserId): Promise<(StoredChatLine & { readonly match: MatchId })[]>;
  /** Removes the content of all lines of a person. */
  eraseUser(user: UserId): Promise<void>;
}
