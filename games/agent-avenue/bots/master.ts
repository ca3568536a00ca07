import type { HeuristicPlayer, PolicyNetwork } from '@safehouse/bots';
import type { Evaluator } from '@safehouse/contract';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { drawMoves, type FactualTurn } from './net/net-choice.ts';
import { loadedNetwork, loadNetwork } from './net/networks.ts';
import { findWeakness, looksStrong, opponentEvidence } from './net/weak-opponent.ts';
import { PUNISHERS } from './punishers.ts';
import { bestAgainstRandom } from './random-punisher.ts';
import { search } from './search.ts';

/**
 * Against one opponent a net trained by self-play, which is hard to exploit; an opponent who has shown in this match to
 * play at random or like the greedy bot is played like that one. In teams, and until the net is loaded, the search. Moves
 * are scored by the search, which estimates win probabilities.
 */
export const master: Evaluator<View, AgentAvenueMove> & HeuristicPlayer<View, AgentAvenueMove, State> = {
  ...search,
  choose(turn: FactualTurn) {
    const network = hasNetwork(turn.view) ? loadedNetwork(turn.view.mode) : undefined;
    if (!network) return search.choose(turn);
    const evidence = opponentEvidence(turn);
    const weakness = evidence && findWeakness(evidence);
    if (weakness) return PUNISHERS[weakness].choose(turn);
    return !evidence || looksStrong(evidence) ? drawMoves(network, turn, 1)[0] : chooseOfTwo(network, turn);
  },
};

/**
 * While nothing is known about the opponent: of two draws of the net, the one that is better against random play. No move
 * becomes more than twice as likely, so that a strong opponent gains little by it.
 */
function chooseOfTwo(network: PolicyNetwork, turn: FactualTurn): AgentAvenueMove {
  const draws = drawMoves(network, turn, 2);
  return new Set(draws).size === 1 ? draws[0] : bestAgainstRandom(turn, draws);
}

/** The nets are trained for two players. */
const hasNetwork = (view: View) => view.hands.length === 2;

export async function loadMaster(view: View): Promise<void> {
  if (hasNetwork(view)) await loadNetwork(view.mode);
}
