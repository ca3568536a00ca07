import type { ChatContent, MatchId, UserId } from '@safehouse/protocol';

/** A line as it is kept; one that was removed keeps its place, but not what was said. */
export interface StoredChatLine {
  readonly n: number;
  readonly at: number;
  readonly user: UserId;
  readonly said: ChatContent | null;
}

/** What people say at the tables. Whatever resolves is on the disk; what cannot be kept rejects with NotStored. */
export interface ChatStore {
  /** Adds the line of this number, unless somebody else was faster. */
  add(match: MatchId, line: StoredChatLine): Promise<'stored' | 'conflict'>;
  /** The number of the last line; 0 where nobody has said anything. */
  lastLineNumber(match: MatchId): Promise<number>;
  /** Lines after this number, the oldest first. */
  linesSince(match: MatchId, n: number): Promise<StoredChatLine[]>;
  /** False where there is no such line. */
  remove(match: MatchId, n: number): Promise<boolean>;
  /** All that somebody has said, for their own eyes. */
  linesOf(user: UserId): Promise<(StoredChatLine & { readonly match: MatchId })[]>;
  /** Takes away all that somebody has said. */
  eraseUser(user: UserId): Promise<void>;
}
