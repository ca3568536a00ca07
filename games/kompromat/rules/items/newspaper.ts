import { publicFact } from '@safehouse/contract';
import { MISSIONS_PER_ROUND } from '../../data/constants.ts';
import { opponentOf } from '../state.ts';
import type { Item } from './item.ts';

const ADDED_POINTS = 3;

/** Three more for the opponent's total at one mission, where it stays (KO-28). */
export const newspaper: Item = {
  id: 'newspaper',
  targetCount: MISSIONS_PER_ROUND,
  targetFields: (mission) => ({ mission }),
  targetMask(state, seat) {
    const opponent = state.agents[opponentOf(seat)];
    let targets = 0;
    for (let m = state.mission; m < MISSIONS_PER_ROUND; m++) {
      const { count, isRevealed } = opponent.columns[m];
      if (count > 0 && !isRevealed) targets |= 1 << m;
    }
    return targets;
  },
  use(state, seat, mission, told) {
    const opponent = opponentOf(seat);
    state.agents[opponent].newspaper[mission] += 2 * ADDED_POINTS;
    told?.push(publicFact({ type: 'burdened', seat: opponent, mission, points: ADDED_POINTS }));
  },
  whyNot(state, seat, mission) {
    if (mission < state.mission) return 'mission-resolved';
    return state.agents[opponentOf(seat)].columns[mission].isRevealed ? 'cards-revealed' : 'no-cards-there';
  },
};
