/** A user's only attempt at the deal of a day. The score is null until the match is over. */
export interface DailyAttempt {
  readonly match: string;
  readonly score: number | null;
}

/** How many users have this score. */
export interface ScoreCount {
  readonly score: number;
  readonly count: number;
}

/** Today's challenges, as the caller sees them. */
export interface DailyList {
  readonly day: string;
  readonly endsAt: number;
  readonly games: readonly { readonly game: string; readonly attempt: DailyAttempt | null }[];
  /** The number of consecutive days, up to today or yesterday, on which the caller has finished a deal. */
  readonly streak: number;
}

export interface DailyView {
  readonly day: string;
  readonly endsAt: number;
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  /** The hash of the server's seed. The deal depends on this seed alone. */
  readonly commitment: string;
  readonly attempt: DailyAttempt | null;
  /** From this time on the deal and its records are public. */
  readonly opensAt: number;
  /** Null until the user's own attempt is over. */
  readonly scores: readonly ScoreCount[] | null;
  /** The highest scores with their players. Null whenever `scores` is. */
  readonly best: readonly { readonly user: string; readonly name: string | null; readonly score: number }[] | null;
}

export interface DuelLeg {
  readonly leg: number;
  readonly isOver: boolean;
  /** Null while it is played, or while the viewer may not know it. */
  readonly score: number | null;
  readonly match: string | null;
}

export interface DuelView {
  readonly id: string;
  readonly game: string;
  readonly level: string;
  readonly until: number;
  readonly isFull: boolean;
  /** The hashes of the server's seeds, by leg. The deals depend on these seeds alone. */
  readonly commitments: readonly string[];
  readonly players: readonly {
    readonly user: string;
    readonly name: string | null;
    readonly legs: readonly DuelLeg[];
  }[];
  readonly verdict: {
    readonly totals: readonly { readonly user: string; readonly total: number }[];
    readonly winner: string | null;
  } | null;
}

/** The score of a player who resigned or ran out of time: lower than any score that can be reached by playing. */
export const FORFEIT_SCORE = -100;
