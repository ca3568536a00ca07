import type { Refusal } from '@safehouse/contract';
import type { FactSink } from '../facts.ts';
import type { State } from '../state.ts';

/** One type of move of the active seat. `target`: what the move is about, by its number on the board. */
export interface MoveKind {
  /** Why this move cannot be played now; null if it can. The only definition of its legality. */
  refuse(state: State, target: number): Refusal | null;
  play(state: State, target: number, facts: FactSink): void;
}
