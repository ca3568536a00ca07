import type { Seat } from '@safehouse/contract';
import type { MatchId, RatingChange, UserId } from '@safehouse/protocol';
import type { Chair } from '@safehouse/table';

/** How strong somebody is taken to be, how unsure that is, and how unsteadily they play (matches of two only). */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** How one seat came out: 1 is the best rank, and equals share theirs. */
export interface Placement {
  readonly seat: Seat;
  /** Who sat there when the match began, whoever came after them. */
  readonly chair: Chair;
  readonly rank: number;
  readonly won: boolean;
}

/** What a finished match means for ratings and statistics. */
export interface MatchOutcome {
  readonly match: MatchId;
  readonly game: string;
  readonly mode: string;
  readonly moves: number;
  readonly placements: readonly Placement[];
  /** Do those of one rank play as one side? */
  readonly isTeamGame: boolean;
}

/** Somebody's rating in one game and mode, after so many matches. */
export interface StoredRating extends Rating {
  readonly user: UserId;
  readonly matches: number;
  readonly at: number;
}

export interface StoredGameRating extends StoredRating {
  readonly game: string;
  readonly mode: string;
}

/** How often something was so at the end of a match, such as `seat 0` or `bot master`, and how often it won. */
export interface Tally {
  readonly mode: string;
  readonly what: string;
  readonly matches: number;
  readonly wins: number;
  readonly moves: number;
}

export interface PlayedCount {
  readonly game: string;
  readonly matches: number;
  readonly wins: number;
  readonly draws: number;
}

/** What makes a rating sure enough for the leader board. */
export interface LeaderboardCriteria {
  readonly limit: number;
  readonly minMatches: number;
  readonly maxDeviation: number;
}

/** Whatever resolves is on the disk; what cannot be kept rejects with NotStored. */
export interface RatingStore {
  /**
   * Counts a match: its outcome, the tallies and the new ratings, all or nothing, once and never again. A conflict
   * when it was counted before, or when one of the ratings has changed since it was read.
   */
  countMatch(
    outcome: MatchOutcome,
    at: number,
    ratings: readonly StoredRating[],
  ): Promise<'counted' | 'conflict'>;
  isCounted(match: MatchId): Promise<boolean>;
  /** Matches that have ended lately, up to a day before the last one that was counted, and are not counted yet. */
  uncountedMatches(most: number): Promise<readonly MatchId[]>;
  ratingOf(user: UserId, game: string, mode: string): Promise<StoredRating | null>;
  ratingsOf(user: UserId): Promise<StoredGameRating[]>;
  /** How somebody's ratings have changed lately, the oldest step first. */
  historyOf(user: UserId, most: number): Promise<RatingChange[]>;
  leaders(game: string, mode: string, leading: LeaderboardCriteria): Promise<StoredRating[]>;
  tallies(game: string): Promise<Tally[]>;
  playedCountsOf(user: UserId): Promise<PlayedCount[]>;
  eraseUser(user: UserId): Promise<void>;
}
