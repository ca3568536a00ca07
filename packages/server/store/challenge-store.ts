import type { MatchId, UserId } from '@safehouse/protocol';

/** One deal, or one per leg, that several people play separately against the same bot. */
export interface Challenge {
  /** `daily`: for everybody on one day; `duel`: for two people. */
  readonly kind: 'daily' | 'duel';
  readonly id: string;
  readonly game: string;
  readonly level: string;
  /** The seed of all deals and of the bot's random numbers. It never leaves the server before `until`. */
  readonly secret: string;
  readonly createdAt: number;
  /** Attempts that end later do not count, and the deal is public from then on. */
  readonly until: number;
}

/** A person's only attempt at one leg of a challenge. */
export interface ChallengeAttempt {
  readonly challenge: string;
  readonly user: UserId;
  readonly leg: number;
  readonly match: MatchId;
  /** Positive for a win, negative for a loss, null until the match is over. */
  readonly score: number | null;
}

/** How many attempts have this score. */
export interface ScoreCount {
  readonly score: number;
  readonly count: number;
}

/** What resolves is on disk; what cannot be stored rejects with NotStoredError. */
export interface ChallengeStore {
  /** Stores a challenge unless one with its id exists. Returns the stored one. */
  createIfAbsent(challenge: Challenge): Promise<Challenge>;
  find(id: string): Promise<Challenge | null>;
  /**
   * Books an attempt: one per person and leg, for at most `maxPeople` people (null: no limit). Returns the booked
   * match, which may be that of an earlier call, or 'full'.
   */
  bookAttempt(attempt: Omit<ChallengeAttempt, 'score'>, maxPeople: number | null): Promise<MatchId | 'full'>;
  /** Stores the score of a finished attempt; a second score is ignored. */
  recordScore(match: MatchId, score: number): Promise<void>;
  /** The attempts at a challenge or those of a person, ordered by person and leg. */
  findAttempts(of: { readonly challenge: string } | { readonly user: UserId }): Promise<ChallengeAttempt[]>;
  findAttempt(challenge: string, user: UserId, leg: number): Promise<ChallengeAttempt | null>;
  /** The finished attempts with the highest scores, the highest first; equal ones by user id. */
  bestAttempts(challenge: string, limit: number): Promise<ChallengeAttempt[]>;
  /** All scores of a challenge, lowest first. */
  scoreCounts(challenge: string): Promise<ScoreCount[]>;
  /** Attempts at duels are kept anonymously: a freed place could be taken by somebody who knows the deal. */
  eraseUser(user: UserId): Promise<void>;
}
