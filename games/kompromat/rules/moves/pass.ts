import { publicFact } from '@safehouse/contract';
import { REFUSALS } from '../refusals.ts';
import { phaseOf } from '../steps.ts';
import type { MoveKind } from './move-kind.ts';

/** KO-30: no item, or no more, before the mission is resolved. */
export const pass: MoveKind = {
  refuse: ({ step }) => (phaseOf(step) === 'window' ? null : REFUSALS.noWindow),

  play(state, seat, _move, facts) {
    state.step++;
    facts?.push(publicFact({ type: 'passed', seat, mission: state.mission }));
  },
};
