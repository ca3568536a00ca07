import { secretFact } from '@safehouse/contract';
import { EQUIPMENT_IDS } from '../../data/equipment.ts';
import { faceDownCount, removeCard } from '../column.ts';
import { CLOSED_CARD } from '../facts.ts';
import { IN_DECK } from '../kit.ts';
import { REFUSALS } from '../refusals.ts';
import { NONE } from '../state.ts';
import { STEP } from '../steps.ts';
import type { Item } from './item.ts';

/** Puts the last face-down card of the current column back on top of the deck. The turn goes on. */
export const gpsTracker: Item = {
  id: 'gps-tracker',
  targetCount: 1,
  targetFields: () => ({}),
  targetMask(state, seat) {
    if (state.step !== STEP.turn || state.turnMission === NONE) return 0;
    return faceDownCount(state.agents[seat].columns[state.turnMission]) > 0 ? 1 : 0;
  },
  use(state, seat, _target, facts) {
    const agent = state.agents[seat];
    const mission = state.turnMission;
    // Nobody else changes a column while it is being built, so its last card is the last one drawn.
    const index = --agent.drawnCount;
    const card = agent.kit.cards[index];
    agent.kit.locations[index] = IN_DECK;
    removeCard(agent.columns[mission], card);
    agent.knownCount++;
    if (!facts) return;
    const putBack = { type: 'put-back', seat, mission } as const;
    facts.push(secretFact([seat], { ...putBack, card: EQUIPMENT_IDS[card] }, { ...putBack, card: CLOSED_CARD }));
  },
  explain: (state) => (state.step === STEP.turn ? REFUSALS.nothingFaceDown : REFUSALS.onlyInOwnTurn),
};
