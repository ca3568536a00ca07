import type { Move, Refusal, Seat } from '@safehouse/contract';
import { MOVES } from './moves/index.ts';
import { REFUSALS } from './refusals.ts';
import type { State } from './state.ts';

export function whyNot(state: State, seat: Seat, move: Move): Refusal {
  const refusal = refuse(state, seat, move);
  if (!refusal) throw new Error('the move is legal');
  return refusal;
}

/** Null if the move is legal. */
export function refuse(state: State, seat: Seat, move: Move): Refusal | null {
  if (state.phase === 'over') return REFUSALS.matchOver;
  if (seat !== state.active) return REFUSALS.notYourTurn;
  const { kind, target } = state.board.moveEncoding.decodedMoves[move];
  if (state.phase === 'draft' && kind !== MOVES.choose) return REFUSALS.draftFirst;
  return kind.refuse(state, target);
}
