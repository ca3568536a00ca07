import type { Seat } from './seat.ts';

/** How a match ended. No winners is a draw; a score is null where the game counts none. */
export interface Result {
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly scores: readonly (number | null)[];
}

/** Why a move cannot be played: a word for programs, and the rule that stands behind it. */
export interface Refusal {
  readonly code: string;
  /** A rule id such as AA-7, or null where no rule of the game is needed to refuse. */
  readonly rule: string | null;
}
