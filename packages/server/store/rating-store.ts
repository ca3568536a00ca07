import type { Seat } from '@safehouse/contract';
import type { MatchId, RatingChange, UserId } from '@safehouse/protocol';
import type { Chair } from '@safehouse/table';

/** Estimated strength, its standard deviation, and (Glicko-2 only) how much the strength varies. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** The result of one seat: rank 1 is the best, and ties share a rank. */
export interface Placement {
  readonly seat: Seat;
  /** The player at the start of the match, even if they were replaced later. */
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
  /** In a team game, players with equal ranks are one side. */
  readonly isTeamGame: boolean;
}

/** A person's rating in one game and mode. */
export interface StoredRating extends Rating {
  readonly user: UserId;
  readonly matches: number;
  readonly at: number;
}

export interface StoredGameRating extends StoredRating {
  readonly game: string;
  readonly mode: string;
}

/** A rating after a match: the n-th of this person in this game and mode. */
export interface RatingStep extends RatingChange {
  readonly user: UserId;
  readonly n: number;
}

/** How many matches were played and won by, for example, `seat 0` or `bot master`. */
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

/** When a rating is certain enough for the leaderboard. */
export interface LeaderboardCriteria {
  readonly limit: number;
  readonly minMatches: number;
  readonly maxDeviation: number;
}

/** From `from` (inclusive) to `to` (exclusive). */
export interface SeasonCriteria extends LeaderboardCriteria {
  readonly from: number;
  readonly to: number;
}

/** What resolves is on disk; what cannot be stored rejects with NotStoredError. */
export interface RatingStore {
  /**
   * Stores the outcome of a match, the tallies and the new ratings, all or nothing. Conflict: it was counted before, or
   * one of the ratings has changed since it was read.
   */
  countMatch(outcome: MatchOutcome, at: number, ratings: readonly StoredRating[]): Promise<'counted' | 'conflict'>;
  isCounted(match: MatchId): Promise<boolean>;
  /** Uncounted matches that ended at most a day before the last counted one. */
  uncountedMatches(limit: number): Promise<readonly MatchId[]>;
  ratingOf(user: UserId, game: string, mode: string): Promise<StoredRating | null>;
  ratingsOf(user: UserId): Promise<StoredGameRating[]>;
  /** Of several users, by user, game and mode. */
  ratingsOfAll(users: readonly UserId[]): Promise<StoredGameRating[]>;
  /** The latest rating changes of a person, oldest first. */
  historyOf(user: UserId, limit: number): Promise<RatingChange[]>;
  /** All rating changes of these people since then, oldest first. */
  stepsSince(users: readonly UserId[], since: number): Promise<RatingStep[]>;
  leaders(game: string, mode: string, criteria: LeaderboardCriteria): Promise<StoredRating[]>;
  /** By rating after the last match in this period, with the number of matches in it. */
  seasonLeaders(game: string, mode: string, season: SeasonCriteria): Promise<StoredRating[]>;
  tallies(game: string): Promise<Tally[]>;
  playedCountsOf(user: UserId): Promise<PlayedCount[]>;
  eraseUser(user: UserId): Promise<void>;
}
