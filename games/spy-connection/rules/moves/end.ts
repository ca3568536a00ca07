import { REFUSALS } from '../refusals.ts';
import { endTurn } from '../turns.ts';
import type { MoveKind } from './move-kind.ts';

/** SC-10: a player ends the turn, once one of A, B, C is done. */
export const end: MoveKind = {
  refuse: (state) => (state.phase === 'action' && !state.travelled ? REFUSALS.nothingDone : null),
  play: (state, _target, facts) => endTurn(state, facts),
};
