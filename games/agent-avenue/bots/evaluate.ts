import type { Seat } from '@safehouse/contract';
import { copiesByAgent } from '../rules/agent-counts.ts';
import type { Side } from '../rules/sides.ts';
import type { State } from '../rules/state.ts';
import { computePublicActivations, evaluateNetwork, handActivations } from './value-network.ts';
import { VALUE_NETWORKS } from './weights.ts';

/** The probability that the side of a seat wins, from the start of a turn or after the end of the match. */
export function winProbability(state: State, seat: Seat): number {
  if (state.result) return state.result.winners.includes(seat) ? 1 : 0;
  return winProbabilityWith(state, state.sides.sideOf[seat], copiesByAgent(state.hands[seat]));
}

/** The win probability of a side with this hand at the start of a turn. `hand`: by agent, fractions for a guess. */
export function winProbabilityWith(state: State, side: Side, hand: ArrayLike<number>): number {
  const { moving, waiting } = VALUE_NETWORKS[state.mode];
  const network = state.side === side ? moving : waiting;
  const publicActivations = new Float64Array(network.hiddenUnits);
  computePublicActivations(state, { network, side }, publicActivations, 0);
  return evaluateNetwork(network, publicActivations, 0, handActivations(network, hand));
}

/** The networks are trained on positions without an offer. */
export function canEvaluate({ phase, offer }: State): boolean {
  return phase === 'play' && offer === null;
}
