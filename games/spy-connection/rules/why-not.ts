import type { Move, Refusal, Seat } from '@safehouse/contract';
import { turnRefusal } from './legal-moves.ts';
import { MOVES } from './moves/index.ts';
import { REFUSALS } from './refusals.ts';
import type { State } from './state.ts';

export function whyNot(state: State, seat: Seat, move: Move): Refusal {
  const waiting = turnRefusal(state, seat);
  if (waiting) return waiting;
  const { kind, target } = state.board.moveEncoding.decodedMoves[move];
  if (state.phase === 'draft' && kind !== MOVES.choose) return REFUSALS.draftFirst;
  const refusal = kind.refuse(state, target);
  if (!refusal) throw new Error('nothing speaks against this move');
  return refusal;
}
