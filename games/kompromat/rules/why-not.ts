import type { Move, Refusal, Seat } from '@safehouse/contract';
import { KIND_OF_MOVE } from './moves/index.ts';
import { MOVES } from './moves.ts';
import { REFUSALS } from './refusals.ts';
import type { State } from './state.ts';
import { STEP } from './steps.ts';

export function whyNot(state: State, seat: Seat, move: Move): Refusal {
  const refusal = refuse(state, seat, move);
  if (!refusal) throw new Error('the move is legal');
  return refusal;
}

/** Null if the move is legal. */
export function refuse(state: State, seat: Seat, move: Move): Refusal | null {
  if (state.step === STEP.over || seat !== state.active) return REFUSALS.notToAct;
  return KIND_OF_MOVE[move].refuse(state, seat, MOVES[move]);
}
