import { returnTokens } from '../return-tokens.ts';
import { keep } from './keep.ts';
import type { MoveKind } from './move-kind.ts';

/** KO-15: one token goes back. */
export const giveBack: MoveKind = {
  refuse: keep.refuse,

  play(state, seat, _move, facts) {
    state.step++;
    returnTokens(state, seat, 1, facts);
  },
};
