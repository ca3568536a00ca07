import { publicFact } from '@safehouse/contract';
import { EQUIPMENT_IDS } from '../../data/equipment.ts';
import { addCard, isEmpty } from '../column.ts';
import { REFUSALS } from '../refusals.ts';
import { NONE } from '../state.ts';
import { STEP } from '../steps.ts';
import type { MoveKind } from './move-kind.ts';

/** KO-7: the drawn card starts a column. */
export const place: MoveKind = {
  refuse(state, seat, { target: mission }) {
    if (state.step !== STEP.turn) return REFUSALS.notInPlay;
    if (state.turnMission !== NONE) return REFUSALS.alreadyPlaced;
    return isEmpty(state.agents[seat].columns[mission]) ? null : REFUSALS.missionClosed; // KO-11
  },

  play(state, seat, { target: mission }, facts) {
    const agent = state.agents[seat];
    const index = agent.drawnCount - 1;
    const card = agent.kit.cards[index];
    agent.kit.locations[index] = mission;
    agent.emptyMissions &= ~(1 << mission);
    addCard(agent.columns[mission], card);
    state.turnMission = mission;
    facts?.push(publicFact({ type: 'placed', seat, mission, card: EQUIPMENT_IDS[card] }));
  },
};
