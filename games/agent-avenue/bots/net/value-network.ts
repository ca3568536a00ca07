import { computeLogits, decodePolicyNetwork, LOGIT_UNIT, type PolicyNetwork, sigmoid } from '@safehouse/bots';
import { SEATS } from '@safehouse/contract';
import { copiesByAgent } from '../../rules/agent-counts.ts';
import { AGENT_COUNT, AGENTS } from '../../rules/cards.ts';
import { agentAvenue as rules } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import { agentThermometers, FEATURE_COUNTS, netFeatures } from './net-features.ts';
import { NO_HISTORY } from './opponent-history.ts';
import { seatPosition } from './seat-position.ts';

const HIDDEN_UNITS = 48;
const MAX_IN_HAND = 4;
/** The other hand, and the face-down card. */
const HIDDEN_CARD_FEATURES = 26 + AGENT_COUNT;

let network: PolicyNetwork | undefined;

/** For simple mode with two players. Trained by training/agent_avenue/value.py. */
export async function loadValueNetwork(): Promise<void> {
  const { weights } = await import('./value-simple.ts');
  const size = { features: FEATURE_COUNTS.simple + HIDDEN_CARD_FEATURES, hiddenUnits: HIDDEN_UNITS, actions: 1 };
  network ??= decodePolicyNetwork(size, weights);
}

export const loadedValueNetwork = () => network;

/** The probability that seat 0 of two wins, with both hands known. */
export function firstSeatWinProbability(network: PolicyNetwork, state: State): number {
  const [seat] = rules.toAct(state);
  const [logit] = computeLogits(network, valueFeatures(state));
  const win = sigmoid(logit / LOGIT_UNIT);
  return seat === 0 ? win : 1 - win;
}

/** What the seat to act can see, then what it cannot. training/agent_avenue/value.py computes the same. */
export function valueFeatures(state: State): number[] {
  const [seat] = rules.toAct(state);
  const other = SEATS[1 - seat];
  const otherHand = copiesByAgent(state.hands[other]);
  return [
    ...netFeatures(seatPosition(rules.view(state, seat), seat), NO_HISTORY),
    ...agentThermometers(otherHand, MAX_IN_HAND),
    ...AGENTS.map((agent) => (state.phase === 'recruit' && state.offer?.down === agent ? 1 : 0)),
  ];
}
