import { giveBack } from '../give-back.ts';
import type { Item } from './item.ts';

const TOKENS = 2;

/** Give back two of your tokens, or the only one. */
export const balaclava: Item = {
  id: 'balaclava',
  reach: 1,
  fields: () => ({}),
  targets: (state, seat) => (state.agents[seat].tokens > 0 ? 1 : 0),
  use: (state, seat, _target, told) => giveBack(state, seat, TOKENS, told),
  whyNot: () => 'no-tokens',
};
