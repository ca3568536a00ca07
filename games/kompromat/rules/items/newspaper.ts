import { open } from '@safehouse/contract';
import { ROW } from '../../data/numbers.ts';
import { opponentOf } from '../state.ts';
import type { Item } from './item.ts';

const POINTS = 3;

/** Three more for the opponent's total at one mission, where it stays (KO-28). */
export const newspaper: Item = {
  id: 'newspaper',
  reach: ROW,
  fields: (mission) => ({ mission }),
  targets(state, seat) {
    const opponent = state.agents[opponentOf(seat)];
    let targets = 0;
    for (let m = state.mission; m < ROW; m++) {
      const { count, shown } = opponent.columns[m];
      if (count > 0 && !shown) targets |= 1 << m;
    }
    return targets;
  },
  use(state, seat, mission, told) {
    const opponent = opponentOf(seat);
    state.agents[opponent].newspaper[mission] += 2 * POINTS;
    told?.push(open({ type: 'burdened', seat: opponent, mission, points: POINTS }));
  },
  whyNot(state, seat, mission) {
    if (mission < state.mission) return 'mission-resolved';
    return state.agents[opponentOf(seat)].columns[mission].shown ? 'cards-revealed' : 'no-cards-there';
  },
};
