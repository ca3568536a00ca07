import type { MatchId, UserId } from '@safehouse/protocol';

/** One deal, or one for each leg, that several people play each for themselves against the same bot. */
export interface Challenge {
  /** For everybody on one day, or for two people. */
  readonly kind: 'daily' | 'duel';
  readonly id: string;
  readonly game: string;
  readonly level: string;
  /** All deals and all luck of the bot come from it. It never leaves the server before `until`. */
  readonly secret: string;
  readonly createdAt: number;
  /** What ends later does not count, and from then on the deal is open. */
  readonly until: number;
}

/** The one try of a person at one leg of a challenge. */
export interface ChallengeAttempt {
  readonly challenge: string;
  readonly user: UserId;
  readonly leg: number;
  readonly match: MatchId;
  /** Above zero a win, below a loss; null while it is not over. */
  readonly score: number | null;
}

/** How many came to the same score. */
export interface ScoreCount {
  readonly score: number;
  readonly count: number;
}

/** Whatever resolves is on the disk; what cannot be kept rejects with NotStored. */
export interface ChallengeStore {
  /** Keeps a challenge unless there is one of its id already; gives the one that is kept. */
  createIfAbsent(challenge: Challenge): Promise<Challenge>;
  find(id: string): Promise<Challenge | null>;
  /**
   * Books somebody's try: once for a person and leg, and for so many people at most. Gives the match that is booked
   * from now on, be it that of an earlier call, or 'full'. Null: as many people as like.
   */
  bookAttempt(attempt: Omit<ChallengeAttempt, 'score'>, mostPeople: number | null): Promise<MatchId | 'full'>;
  /** The score of a try that is over: the first one stays. */
  recordScore(match: MatchId, score: number): Promise<void>;
  /** The tries at a challenge, or those of a person, in the order of people and legs. */
  findAttempts(of: { readonly challenge: string } | { readonly user: UserId }): Promise<ChallengeAttempt[]>;
  findAttempt(challenge: string, user: UserId, leg: number): Promise<ChallengeAttempt | null>;
  /** All scores of a challenge, the lowest first. */
  scoreCounts(challenge: string): Promise<ScoreCount[]>;
  /** Tries at duels stay, with nobody's name: a place that became free again would be for one who knows the deal. */
  eraseUser(user: UserId): Promise<void>;
}
