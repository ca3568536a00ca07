import { ROW } from '../../data/numbers.ts';
import { faceDown } from '../column.ts';
import { opponentOf } from '../state.ts';
import { turnUp } from '../turn-up.ts';
import type { Item } from './item.ts';

/** All the opponent's cards at one mission are turned up and stay so. */
export const drone: Item = {
  id: 'drone',
  reach: ROW,
  fields: (mission) => ({ mission }),
  targets(state, seat) {
    const opponent = state.agents[opponentOf(seat)];
    let targets = 0;
    for (let m = state.mission; m < ROW; m++) if (faceDown(opponent.columns[m]) > 0) targets |= 1 << m;
    return targets;
  },
  use: (state, seat, mission, told) => turnUp(state, opponentOf(seat), mission, told),
  whyNot: (state, _seat, mission) => (mission < state.mission ? 'mission-resolved' : 'nothing-face-down'),
};
