import { REFUSALS } from '../refusals.ts';
import { NONE } from '../state.ts';
import { STEP } from '../steps.ts';
import { endTurn } from '../turn.ts';
import type { MoveKind } from './move-kind.ts';

/** KO-9 */
export const stop: MoveKind = {
  refuse({ step, turnMission }) {
    if (step !== STEP.turn) return REFUSALS.notInPlay;
    return turnMission === NONE ? REFUSALS.placeFirst : null;
  },

  play: (state, seat, _move, facts) => endTurn(state, seat, facts),
};
