import type { Seat } from '@safehouse/contract';
import { AGENT_COUNT } from '../rules/cards.ts';
import type { State } from '../rules/state.ts';
import { handActivations } from './turn-outcomes.ts';
import { computePublicActivations, evaluateNetwork } from './value-network.ts';
import { VALUE_NETWORKS } from './weights.ts';

/** How likely the side of a seat wins from the start of a turn, or after the end. */
export function winProbability(state: State, seat: Seat): number {
  if (state.result) return state.result.winners.includes(seat) ? 1 : 0;
  const own = state.sides.sideOf[seat];
  const { moving, waiting } = VALUE_NETWORKS[state.mode];
  const net = state.side === own ? moving : waiting;
  const part = new Float64Array(net.hiddenUnits);
  computePublicActivations(net, state, own, part, 0);
  return evaluateNetwork(
    net,
    part,
    0,
    handActivations(net, state.hands.slice(AGENT_COUNT * seat, AGENT_COUNT * (seat + 1))),
  );
}

/** Once a card lies in the middle, the estimate has no say until the turn is over. */
export function canEvaluate({ phase, offer }: State): boolean {
  return phase === 'play' && offer === null;
}
