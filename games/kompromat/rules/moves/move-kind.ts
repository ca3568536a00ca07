import type { Refusal, Seat } from '@safehouse/contract';
import type { FactSink } from '../facts.ts';
import type { EngineMove } from '../moves.ts';
import type { State } from '../state.ts';

/** One type of move. Both methods are for the active seat. */
export interface MoveKind {
  /** Why this move cannot be played now; null if it can. The only definition of its legality. */
  refuse(state: State, seat: Seat, move: EngineMove): Refusal | null;
  play(state: State, seat: Seat, move: EngineMove, facts: FactSink): void;
}
