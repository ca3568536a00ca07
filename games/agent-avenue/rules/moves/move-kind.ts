import type { Refusal, Seat } from '@safehouse/contract';
import type { FactSink } from '../facts.ts';
import type { EngineMove } from '../moves.ts';
import type { Phase, State } from '../state.ts';

/** One type of move. Both methods are for a seat that decides in this phase. */
export interface MoveKind<M extends EngineMove = EngineMove> {
  readonly phase: Phase;
  /** Why this move cannot be played now; null if it can. The only definition of its legality. */
  refuse(state: State, seat: Seat, move: M): Refusal | null;
  play(state: State, seat: Seat, move: M, facts: FactSink): void;
}
