import type { HeuristicPlayer } from '@safehouse/bots';
import type { Evaluator } from '@safehouse/contract';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { drawMove, type FactualTurn } from './net/net-choice.ts';
import { loadedNetwork, loadNetwork } from './net/networks.ts';
import { findWeakness, opponentEvidence } from './net/weak-opponent.ts';
import { PUNISHERS } from './punishers.ts';
import { search } from './search.ts';

/**
 * Against one opponent: a net trained by self-play, which is hard to exploit. Against an opponent whose moves look
 * random or like the greedy bot's: a counter-strategy. In teams, and until the net is loaded: the search. Moves are
 * scored by the search, which estimates win probabilities.
 */
export const master: Evaluator<View, AgentAvenueMove> & HeuristicPlayer<View, AgentAvenueMove, State> = {
  ...search,
  choose(turn: FactualTurn) {
    const network = hasNetwork(turn.view) ? loadedNetwork(turn.view.mode) : undefined;
    if (!network) return search.choose(turn);
    const evidence = opponentEvidence(turn);
    const weakness = evidence && findWeakness(evidence);
    return weakness ? PUNISHERS[weakness].choose(turn) : drawMove(network, turn);
  },
};

/** The nets are trained for two players. */
const hasNetwork = (view: View) => view.hands.length === 2;

export async function loadMaster(view: View): Promise<void> {
  if (hasNetwork(view)) await loadNetwork(view.mode);
}
