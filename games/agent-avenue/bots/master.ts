import type { HeuristicPlayer } from '@safehouse/bots';
import type { Evaluator } from '@safehouse/contract';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { drawMove, type FactualTurn } from './net/net-choice.ts';
import { loadedNetwork, loadNetwork, netNameFor } from './net/networks.ts';
import { search } from './search.ts';

/**
 * A net trained by self-play, which is hard to exploit; there is another one for teams. Until the net is loaded: the
 * search. Moves are scored by the search, which estimates win probabilities.
 */
export const master: Evaluator<View, AgentAvenueMove> & HeuristicPlayer<View, AgentAvenueMove, State> = {
  ...search,
  choose(turn: FactualTurn) {
    const network = loadedNetwork(netNameFor(turn.view));
    return network ? drawMove(network, turn) : search.choose(turn);
  },
};

export async function loadMaster(view: View): Promise<void> {
  await loadNetwork(netNameFor(view));
}
