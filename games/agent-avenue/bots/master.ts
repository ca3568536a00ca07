import type { HeuristicPlayer } from '@safehouse/bots';
import type { Evaluator } from '@safehouse/contract';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { drawMove, type FactualTurn } from './net/net-choice.ts';
import { loadedNetwork, loadNetwork } from './net/networks.ts';
import { search } from './search.ts';

/**
 * Against one opponent: a net trained by self-play, which is hard to exploit. In teams, and until the net is loaded: the
 * search. Moves are scored by the search, which estimates win probabilities.
 */
export const master: Evaluator<View, AgentAvenueMove> & HeuristicPlayer<View, AgentAvenueMove, State> = {
  ...search,
  choose(turn: FactualTurn) {
    const network = hasNetwork(turn.view) ? loadedNetwork(turn.view.mode) : undefined;
    return network ? drawMove(network, turn) : search.choose(turn);
  },
};

/** The nets are trained for two players. */
const hasNetwork = (view: View) => view.hands.length === 2;

export async function loadMaster(view: View): Promise<void> {
  if (hasNetwork(view)) await loadNetwork(view.mode);
}
