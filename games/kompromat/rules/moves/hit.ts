import { type Refusal, secretFact } from '@safehouse/contract';
import { LIMIT_HALF_POINTS } from '../../data/constants.ts';
import { EQUIPMENT_IDS } from '../../data/equipment.ts';
import { type Agent, deckSize, drawCard } from '../agent.ts';
import { addCard } from '../column.ts';
import { CLOSED_CARD } from '../facts.ts';
import { REFUSALS } from '../refusals.ts';
import type { MoveKind } from './move-kind.ts';
import { stop } from './stop.ts';

/** KO-8: one more card, face down, whenever the turn could be ended. */
export const hit: MoveKind = {
  refuse(state, seat, move) {
    return stop.refuse(state, seat, move) ?? refuseCard(state.agents[seat], state.turnMission);
  },

  play(state, seat, _move, facts) {
    const agent = state.agents[seat];
    const mission = state.turnMission;
    const column = agent.columns[mission];
    const first = agent.drawnCount - column.count;
    agent.hitWith[first] = Math.max(agent.hitWith[first], column.count);
    const card = drawCard(agent, mission);
    addCard(column, card);
    if (!facts) return;
    const fact = { type: 'hit', seat, mission } as const;
    facts.push(secretFact([seat], { ...fact, card: EQUIPMENT_IDS[card] }, { ...fact, card: CLOSED_CARD }));
  },
};

/** KO-9: why no card can be added to the column of this turn; null if one can. */
export function refuseCard(agent: Agent, mission: number): Refusal | null {
  if (agent.columns[mission].total > LIMIT_HALF_POINTS) return REFUSALS.over21;
  return deckSize(agent) === 0 ? REFUSALS.deckEmpty : null;
}
