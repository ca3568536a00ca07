import { publicFact } from '@safehouse/contract';
import { AGENT_NAMES } from '../../data/cards.ts';
import type { Agent } from '../cards.ts';
import { agentMask } from '../clues.ts';
import type { FactSink } from '../facts.ts';
import { recruitFromHand } from '../instant-cards.ts';
import { applyChoice, candidateMask, finishAbility } from '../market.ts';
import type { ResolveMove } from '../moves.ts';
import { REFUSALS } from '../refusals.ts';
import type { PendingAbility, State } from '../state.ts';
import type { MoveKind } from './move-kind.ts';

/** AA-24: the agent that an instant ability is about. */
export const resolve: MoveKind<ResolveMove> = {
  phase: 'resolve',

  refuse(state, _seat, { agent }) {
    const ability = state.resolving as PendingAbility;
    const isPossible = agent === null ? ability.agent !== null : (choiceMask(state, ability) & agentMask(agent)) !== 0;
    return isPossible ? null : REFUSALS.notPossible;
  },

  play(state, _seat, { agent }, facts) {
    const ability = state.resolving as PendingAbility;
    if (ability.agent !== null) recruitOrKeep(state, ability, agent, facts);
    else applyChoice(state, ability, agent as Agent, facts);
  },
};

/** The agents that can be chosen now, as a bit mask. */
export function choiceMask(state: State, ability: PendingAbility): number {
  return ability.agent === null ? candidateMask(state, ability) : agentMask(ability.agent);
}

/** The second half of Spycation: recruit the agent just taken to hand, or keep it there. */
function recruitOrKeep(state: State, ability: PendingAbility, choice: Agent | null, facts: FactSink): void {
  const taken = ability.agent as Agent;
  if (choice === null) facts?.push(publicFact({ type: 'kept', seat: ability.hand, agent: AGENT_NAMES[taken] }));
  else recruitFromHand(state, ability, taken, facts);
  finishAbility(state, ability, facts);
}
