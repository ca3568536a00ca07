import { MISSIONS_PER_ROUND } from '../../data/constants.ts';
import { faceDownCount } from '../column.ts';
import { REFUSALS } from '../refusals.ts';
import { isSettled, opponentOf } from '../state.ts';
import { turnUp } from '../turn-up.ts';
import type { Item } from './item.ts';

/** All the opponent's cards at one mission are turned up and stay so. */
export const drone: Item = {
  id: 'drone',
  targetCount: MISSIONS_PER_ROUND,
  targetFields: (mission) => ({ mission }),
  targetMask(state, seat) {
    const opponent = state.agents[opponentOf(seat)];
    let targets = 0;
    for (let m = state.mission; m < MISSIONS_PER_ROUND; m++)
      if (faceDownCount(opponent.columns[m]) > 0) targets |= 1 << m;
    return targets;
  },
  use: (state, seat, mission, facts) => turnUp(state, opponentOf(seat), mission, facts),
  explain(state, seat, mission) {
    if (mission < state.mission) return REFUSALS.missionResolved;
    return isSettled(state, opponentOf(seat), mission) ? REFUSALS.columnSettled : REFUSALS.nothingFaceDown;
  },
};
