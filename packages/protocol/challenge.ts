/** A user's one attempt at the deal of a day; without a score until it is over. */
export interface DailyAttempt {
  readonly match: string;
  readonly score: number | null;
}

/** How many users have this score. */
export interface ScoreCount {
  readonly score: number;
  readonly count: number;
}

/** What everybody can ask about today. */
export interface DailyList {
  readonly day: string;
  readonly endsAt: number;
  readonly games: readonly { readonly game: string; readonly attempt: DailyAttempt | null }[];
  /** On how many days in a row the caller has played a deal to its end, up to today or yesterday. */
  readonly streak: number;
}

export interface DailyView {
  readonly day: string;
  readonly endsAt: number;
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  /** The hash of the server's seed, from which alone the deal comes. */
  readonly commitment: string;
  readonly attempt: DailyAttempt | null;
  /** From then on the deal and its records are open to everybody. */
  readonly opensAt: number;
  /** Null until the user's own attempt is over. */
  readonly scores: readonly ScoreCount[] | null;
  /** The highest scores with their players, as long as `scores` is shown. */
  readonly best: readonly { readonly user: string; readonly name: string | null; readonly score: number }[] | null;
}

export interface DuelLeg {
  readonly leg: number;
  readonly isOver: boolean;
  /** Null where it is not over, or must not be known yet. */
  readonly score: number | null;
  readonly match: string | null;
}

export interface DuelView {
  readonly id: string;
  readonly game: string;
  readonly level: string;
  readonly until: number;
  readonly isFull: boolean;
  /** The hashes of the server's seeds, from which alone the deals come, by leg. */
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

/** The score of a player who resigned or did not play in time: below every score that can be played. */
export const FORFEIT_SCORE = -100;
