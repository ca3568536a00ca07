import type { Seat } from '@safehouse/contract';
import { AGENT_COUNT } from '../rules/cards.ts';
import type { State } from '../rules/state.ts';
import { computePublicActivations, evaluateNetwork, handActivations } from './value-network.ts';
import { VALUE_NETWORKS } from './weights.ts';

/** The probability that the side of a seat wins, from the start of a turn or after the end of the match. */
export function winProbability(state: State, seat: Seat): number {
  if (state.result) return state.result.winners.includes(seat) ? 1 : 0;
  const side = state.sides.sideOf[seat];
  const { moving, waiting } = VALUE_NETWORKS[state.mode];
  const network = state.side === side ? moving : waiting;
  const publicActivations = new Float64Array(network.hiddenUnits);
  computePublicActivations(state, { network, side }, publicActivations, 0);
  const hand = state.hands.slice(AGENT_COUNT * seat, AGENT_COUNT * (seat + 1));
  return evaluateNetwork(network, publicActivations, 0, handActivations(network, hand));
}

/** The networks are trained on positions without an offer. */
export function canEvaluate({ phase, offer }: State): boolean {
  return phase === 'play' && offer === null;
}
