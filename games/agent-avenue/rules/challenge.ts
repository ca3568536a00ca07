import type { Result, Seat } from '@safehouse/contract';

interface SeatOutcome {
  readonly result: Result;
  readonly seat: Seat;
  readonly moves: number;
}

/** Longer than nearly every two-player match. */
const LONG_MATCH_TURNS = 41;

/** There are no points: an early win and a late loss score higher. An offer and its answer count as one turn. */
export function challengeScore({ result, seat, moves }: SeatOutcome): number {
  const score = Math.max(1, LONG_MATCH_TURNS - Math.ceil(moves / 2));
  return result.winners.includes(seat) ? score : -score;
}
