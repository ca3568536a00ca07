import type { Seat } from '@safehouse/contract';
import type { GameModule, SeatOutcome } from '@safehouse/games/registry';
import { FORFEIT_SCORE } from '@safehouse/protocol';
import type { Table } from '@safehouse/table';

const MAX_SCORE = 99;

/** The score of this seat; null until the match is over. */
export function attemptScore(table: Table, module: GameModule, seat: Seat): number | null {
  const { result, status, droppedSeats, moves } = table;
  if (status !== 'over' || !result) return null;
  if (droppedSeats.includes(seat)) return FORFEIT_SCORE;
  const score = (module.challengeScore ?? defaultScore)({ result, seat, moves: moves.length });
  return Math.max(-MAX_SCORE, Math.min(MAX_SCORE, Math.round(score)));
}

function defaultScore({ result: { winners }, seat }: SeatOutcome): number {
  if (winners.length === 0) return 0;
  return winners.includes(seat) ? 1 : -1;
}
