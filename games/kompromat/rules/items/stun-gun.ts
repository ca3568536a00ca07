import { secretFact } from '@safehouse/contract';
import { MAX_COLUMN_CARDS, MISSIONS_PER_ROUND } from '../../data/constants.ts';
import { EQUIPMENT_IDS } from '../../data/equipment.ts';
import { faceDownCount, removeCard } from '../column.ts';
import { CLOSED_CARD } from '../facts.ts';
import { drawIndexAt, FIRST_STUNNED } from '../kit.ts';
import { REFUSALS } from '../refusals.ts';
import { isSettled, opponentOf } from '../state.ts';
import type { Item } from './item.ts';

const missionOf = (target: number) => Math.floor(target / MAX_COLUMN_CARDS);
const positionOf = (target: number) => target % MAX_COLUMN_CARDS;

/** Discards one face-down card of the opponent, unseen. The gap in the column closes. */
export const stunGun: Item = {
  id: 'stun-gun',
  targetCount: MISSIONS_PER_ROUND * MAX_COLUMN_CARDS,
  targetFields: (target) => ({ mission: missionOf(target), card: positionOf(target) }),
  targetMask(state, seat) {
    const opponent = state.agents[opponentOf(seat)];
    let targets = 0;
    for (let m = state.mission; m < MISSIONS_PER_ROUND; m++) {
      // The face-down cards are those after the first: that many low bits, shifted by one.
      targets |= (((1 << faceDownCount(opponent.columns[m])) - 1) << 1) << (m * MAX_COLUMN_CARDS);
    }
    return targets;
  },
  use(state, seat, target, facts) {
    const opponent = opponentOf(seat);
    const agent = state.agents[opponent];
    const mission = missionOf(target);
    const position = positionOf(target);
    const index = drawIndexAt(agent.kit, mission, position);
    const card = agent.kit.cards[index];
    agent.kit.locations[index] = FIRST_STUNNED + agent.stunnedCount++;
    removeCard(agent.columns[mission], card);
    if (!facts) return;
    const stunned = { type: 'stunned', seat: opponent, mission, position } as const;
    facts.push(secretFact([opponent], { ...stunned, card: EQUIPMENT_IDS[card] }, { ...stunned, card: CLOSED_CARD }));
  },
  explain(state, seat, target) {
    const mission = missionOf(target);
    if (mission < state.mission) return REFUSALS.missionResolved;
    if (isSettled(state, opponentOf(seat), mission)) return REFUSALS.columnSettled;
    const there = positionOf(target) < state.agents[opponentOf(seat)].columns[mission].count;
    return there ? REFUSALS.cardFaceUp : REFUSALS.noCardsThere;
  },
};
