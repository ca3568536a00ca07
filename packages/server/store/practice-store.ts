import type { BeatenBot, PracticeCount, PracticeMatch, UserId } from '@safehouse/protocol';

/** Matches against bots in browsers, as accounts report them, and the bots that users have beaten anywhere. */
export interface PracticeStore {
  /**
   * Stores new matches and counts their wins; known ones are ignored. The latest `limit` matches of a user are kept,
   * and older ones are ignored.
   */
  addMatches(user: UserId, matches: readonly PracticeMatch[], limit: number): Promise<void>;
  /** Marks bots as beaten without counting a win. */
  markBeaten(user: UserId, bots: readonly Pick<BeatenBot, 'game' | 'level'>[], at: number): Promise<void>;
  /** By game, then by the first win. */
  beatenBy(user: UserId): Promise<BeatenBot[]>;
  countsOf(user: UserId): Promise<PracticeCount[]>;
  /** The latest first. */
  matchesOf(user: UserId, limit: number): Promise<PracticeMatch[]>;
  eraseUser(user: UserId): Promise<void>;
}

export interface PracticeRow extends Omit<PracticeMatch, 'levels' | 'beaten'> {
  readonly levels: string;
  readonly beaten: string;
}

export function practiceFromRow({ levels, beaten, ...row }: PracticeRow): PracticeMatch {
  return { ...row, levels: JSON.parse(levels), beaten: JSON.parse(beaten) };
}

/** A match sent twice in one request counts once. */
export function eachOnce(matches: readonly PracticeMatch[]): PracticeMatch[] {
  return [...new Map(matches.map((match) => [match.id, match])).values()];
}
