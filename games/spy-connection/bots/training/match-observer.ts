import { type Chance, type Move, MoveList, type ScopedFact, type Seat } from '@safehouse/contract';
import { rules, type SpyFact } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';

/** A position of a match, before the move of its active seat. */
export interface ObservedPosition {
  readonly state: State;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  /** Of the match so far. */
  readonly facts: readonly ScopedFact<SpyFact>[];
}

export type ObserveAndChoose = (position: ObservedPosition) => Move;

/** Plays a match with the default options to its end. `choose` is called before every move and returns it. */
export function playObservedMatch(players: number, chance: Chance, choose: ObserveAndChoose): State {
  const options = rules.parseOptions({ options: {}, players, edition: undefined });
  if (!options.ok) throw new Error(options.message);
  const state = rules.setup(options.value, players, chance);
  const facts: ScopedFact<SpyFact>[] = [];
  while (state.result === null) {
    const list = new MoveList();
    rules.legal(state, state.active, list);
    rules.play(state, state.active, choose({ state, seat: state.active, moves: list.toArray(), facts }), chance, facts);
  }
  return state;
}
