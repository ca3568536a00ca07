import type { MatchId, RatingStep, UserId } from '@safehouse/protocol';
import type { Outcome } from '../ratings/outcome.ts';
import type { Rating } from '../ratings/rate.ts';

/** Somebody's rating in one game and mode, after so many matches. */
export interface RatingKept extends Rating {
  readonly user: UserId;
  readonly matches: number;
  readonly at: number;
}

export interface RatingOfGame extends RatingKept {
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
export interface Leading {
  readonly most: number;
  readonly matches: number;
  readonly deviation: number;
}

/** Whatever resolves is on the disk; what cannot be kept rejects with NotStored. */
export interface RatingStore {
  /**
   * Counts a match: its outcome, the tallies and the new ratings, all or nothing, once and never again. A conflict
   * when it was counted before, or when one of the ratings has changed since it was read.
   */
  count(outcome: Outcome, at: number, ratings: readonly RatingKept[]): Promise<'counted' | 'conflict'>;
  isCounted(match: MatchId): Promise<boolean>;
  /** Matches that have ended lately, up to a day before the last one that was counted, and are not counted yet. */
  uncounted(most: number): Promise<readonly MatchId[]>;
  ratingOf(user: UserId, game: string, mode: string): Promise<RatingKept | null>;
  ratingsOf(user: UserId): Promise<RatingOfGame[]>;
  /** How somebody's ratings have changed lately, the oldest step first. */
  historyOf(user: UserId, most: number): Promise<RatingStep[]>;
  leaders(game: string, mode: string, leading: Leading): Promise<RatingKept[]>;
  tallies(game: string): Promise<Tally[]>;
  playedBy(user: UserId): Promise<PlayedCount[]>;
  forget(user: UserId): Promise<void>;
}
