import { secret } from '@safehouse/contract';
import { EQUIPMENT } from '../../data/equipment.ts';
import { LONGEST_COLUMN, ROW } from '../../data/numbers.ts';
import { faceDown, removeCard } from '../column.ts';
import { CLOSED_CARD } from '../facts.ts';
import { indexAt, STUNNED } from '../kit.ts';
import { opponentOf } from '../state.ts';
import type { Item } from './item.ts';

const missionOf = (target: number) => Math.floor(target / LONGEST_COLUMN);
const positionOf = (target: number) => target % LONGEST_COLUMN;

/** Discard one face-down card of the opponent, unseen; the column closes up. */
export const stunGun: Item = {
  id: 'stun-gun',
  reach: ROW * LONGEST_COLUMN,
  fields: (target) => ({ mission: missionOf(target), card: positionOf(target) }),
  targets(state, seat) {
    const opponent = state.agents[opponentOf(seat)];
    let targets = 0;
    for (let m = state.mission; m < ROW; m++) {
      // The face-down cards are those after the first: as many low bits, one place up.
      targets |= (((1 << faceDown(opponent.columns[m])) - 1) << 1) << (m * LONGEST_COLUMN);
    }
    return targets;
  },
  use(state, seat, target, told) {
    const opponent = opponentOf(seat);
    const agent = state.agents[opponent];
    const mission = missionOf(target);
    const position = positionOf(target);
    const index = indexAt(agent.kit, mission, position);
    const card = agent.kit.cards[index];
    agent.kit.places[index] = STUNNED + agent.stunned++;
    removeCard(agent.columns[mission], card);
    if (!told) return;
    const stunned = { type: 'stunned', seat: opponent, mission, position } as const;
    told.push(secret([opponent], { ...stunned, card: EQUIPMENT[card] }, { ...stunned, card: CLOSED_CARD }));
  },
  whyNot(state, seat, target) {
    const mission = missionOf(target);
    if (mission < state.mission) return 'mission-resolved';
    const there = positionOf(target) < state.agents[opponentOf(seat)].columns[mission].count;
    return there ? 'card-face-up' : 'no-cards-there';
  },
};
