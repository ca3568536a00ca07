import type { Chance, Move, Seat } from '@safehouse/contract';
import type { FactSink } from './facts.ts';
import { KIND_OF_MOVE } from './moves/index.ts';
import { MOVES } from './moves.ts';
import type { State } from './state.ts';
import { castVote } from './votes.ts';

/** Every choice except playing and swapping cards is a vote of the side. */
export function play(state: State, seat: Seat, move: Move, _chance: Chance, facts: FactSink): void {
  if (state.phase === 'play' || castVote(state, seat, move, facts))
    KIND_OF_MOVE[move].play(state, seat, MOVES[move], facts);
}
