import { type Chance, type Move, MoveList, type Seat } from '@safehouse/contract';
import { kompromat as rules } from '../../rules/index.ts';
import { DEFAULT_OPTIONS } from '../../rules/options.ts';
import type { State } from '../../rules/state.ts';

/** A position of a match, before the move of its active seat. */
export interface ObservedPosition {
  readonly state: State;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** Plays a match to its end. `choose` is called before every move and returns it. */
export function playObservedMatch(chance: Chance, choose: (position: ObservedPosition) => Move): State {
  const state = rules.setup(DEFAULT_OPTIONS, 2, chance);
  while (state.result === null) {
    const list = new MoveList();
    rules.legal(state, state.active, list);
    rules.play(state, state.active, choose({ state, seat: state.active, moves: list.toArray() }), chance, null);
  }
  return state;
}
