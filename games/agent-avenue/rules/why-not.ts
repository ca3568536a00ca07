import type { Move, Refusal, Seat } from '@safehouse/contract';
import { KIND_OF_MOVE } from './moves/index.ts';
import { MOVES } from './moves.ts';
import { REFUSALS, WRONG_PHASE } from './refusals.ts';
import type { State } from './state.ts';
import { isDeciding } from './votes.ts';

export function whyNot(state: State, seat: Seat, move: Move): Refusal {
  const refusal = refuse(state, seat, move);
  if (!refusal) throw new Error('the move is legal');
  return refusal;
}

/** Null if the move is legal. */
export function refuse(state: State, seat: Seat, move: Move): Refusal | null {
  const kind = KIND_OF_MOVE[move];
  if (kind.phase !== state.phase) return WRONG_PHASE[state.phase];
  if (!isDeciding(state, seat)) return REFUSALS.notToAct;
  if (state.votes[seat] === move) return REFUSALS.voteUnchanged; // AA-37
  return kind.refuse(state, seat, MOVES[move]);
}
