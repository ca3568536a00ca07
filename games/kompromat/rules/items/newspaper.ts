import { publicFact } from '@safehouse/contract';
import { MISSIONS_PER_ROUND } from '../../data/constants.ts';
import { REFUSALS } from '../refusals.ts';
import { isSettled, opponentOf } from '../state.ts';
import type { Item } from './item.ts';

const ADDED_POINTS = 3;

/** Adds three to the opponent's total at one mission, and stays there (KO-28). */
export const newspaper: Item = {
  id: 'newspaper',
  targetCount: MISSIONS_PER_ROUND,
  targetFields: (mission) => ({ mission }),
  targetMask(state, seat) {
    const rival = opponentOf(seat);
    const opponent = state.agents[rival];
    let targets = 0;
    for (let m = state.mission; m < MISSIONS_PER_ROUND; m++) {
      const { count, isRevealed } = opponent.columns[m];
      if (count > 0 && !isRevealed && !isSettled(state, rival, m)) targets |= 1 << m;
    }
    return targets;
  },
  use(state, seat, mission, facts) {
    const opponent = opponentOf(seat);
    state.agents[opponent].newspaper[mission] += 2 * ADDED_POINTS;
    facts?.push(publicFact({ type: 'burdened', seat: opponent, mission, points: ADDED_POINTS }));
  },
  explain(state, seat, mission) {
    if (mission < state.mission) return REFUSALS.missionResolved;
    if (isSettled(state, opponentOf(seat), mission)) return REFUSALS.columnSettled;
    return state.agents[opponentOf(seat)].columns[mission].isRevealed ? REFUSALS.cardsRevealed : REFUSALS.noCardsThere;
  },
};
