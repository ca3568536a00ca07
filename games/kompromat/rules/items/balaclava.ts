import { REFUSALS } from '../refusals.ts';
import { returnTokens } from '../return-tokens.ts';
import type { Item } from './item.ts';

const TOKENS_GIVEN_BACK = 2;

/** Give back two of your tokens, or the only one. */
export const balaclava: Item = {
  id: 'balaclava',
  targetCount: 1,
  targetFields: () => ({}),
  targetMask: (state, seat) => (state.agents[seat].tokens > 0 ? 1 : 0),
  use: (state, seat, _target, facts) => returnTokens(state, seat, TOKENS_GIVEN_BACK, facts),
  explain: () => REFUSALS.noTokens,
};
