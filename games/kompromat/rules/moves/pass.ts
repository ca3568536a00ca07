import { publicFact } from '@safehouse/contract';
import { REFUSALS } from '../refusals.ts';
import { phaseOf, STEP } from '../steps.ts';
import type { MoveKind } from './move-kind.ts';

/** KO-30: no item, or no further one, in this window. */
export const pass: MoveKind = {
  refuse: ({ step }) => (phaseOf(step) === 'window' ? null : REFUSALS.noWindow),

  play(state, seat, _move, facts) {
    const isSecond = state.step >= STEP.starterSecondWindow;
    state.step++;
    const passed = { type: 'passed', seat, mission: state.mission } as const;
    facts?.push(publicFact(isSecond ? { ...passed, window: 'second' } : passed));
  },
};
