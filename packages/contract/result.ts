import type { Seat } from './seat.ts';

/** How a match ended. No winners means a draw; a score is null in games without scores. */
export interface Result {
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly scores: readonly (number | null)[];
}

/** Why a move cannot be played. */
export interface Refusal {
  readonly code: string;
  /** A rule id such as AA-7, or null where the refusal does not come from the game's rules. */
  readonly rule: string | null;
}
