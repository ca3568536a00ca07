import type { Chance, Move, Seat } from '@safehouse/contract';
import type { FactSink } from './facts.ts';
import { KIND_OF_MOVE } from './moves/index.ts';
import { MOVES } from './moves.ts';
import { proceed } from './proceed.ts';
import type { State } from './state.ts';

export function play(state: State, seat: Seat, move: Move, chance: Chance, facts: FactSink): void {
  KIND_OF_MOVE[move].play(state, seat, MOVES[move], facts);
  proceed(state, chance, facts);
}
