import { publicFact } from '@safehouse/contract';
import { REFUSALS } from '../refusals.ts';
import { STEP } from '../steps.ts';
import type { MoveKind } from './move-kind.ts';

/** KO-15: all tokens are kept. */
export const keep: MoveKind = {
  refuse({ step }) {
    const mayGiveBack = step === STEP.starterGivesBack || step === STEP.otherGivesBack;
    return mayGiveBack ? null : REFUSALS.nothingToGiveBack;
  },

  play(state, seat, _move, facts) {
    state.step++;
    facts?.push(publicFact({ type: 'kept', seat }));
  },
};
