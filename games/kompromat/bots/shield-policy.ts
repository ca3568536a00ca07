import type { Move, Seat } from '@safehouse/contract';
import { ROUNDS, TOKENS_TO_LOSE } from '../data/constants.ts';
import { EFFECT_SOURCE } from '../rules/effect-source.ts';
import { SHIELD_NOTHING, shieldMove } from '../rules/move-codes.ts';
import type { State } from '../rules/state.ts';
import { BALACLAVA, CHLOROFORM, findShieldSource, tokensDue } from '../rules/tokens.ts';
import { ITEM_VALUES, TOKEN_VALUES } from './weights.ts';

/** Whether to use an item against tokens that are due. */
export function chooseShield(state: State, seat: Seat): Move {
  const roundsLeft = ROUNDS - state.round;
  const tokenValues = TOKEN_VALUES[roundsLeft];
  const { tokens } = state.agents[seat];
  const due = tokensDue(state);
  const chloroform = findShieldSource(state, seat, CHLOROFORM);
  const balaclava = findShieldSource(state, seat, BALACLAVA);
  const unshielded = tokenValues[Math.min(tokens + due, TOKENS_TO_LOSE)];
  const withChloroform =
    chloroform === EFFECT_SOURCE.none ? -Infinity : tokenValues[tokens] - ITEM_VALUES[roundsLeft][CHLOROFORM];
  const fewer = Math.min(Math.max(tokens - 2, 0) + due, TOKENS_TO_LOSE);
  const withBalaclava =
    balaclava === EFFECT_SOURCE.none ? -Infinity : tokenValues[fewer] - ITEM_VALUES[roundsLeft][BALACLAVA];
  if (unshielded >= withChloroform && unshielded >= withBalaclava) return SHIELD_NOTHING;
  return withChloroform > withBalaclava ? shieldMove(CHLOROFORM, chloroform) : shieldMove(BALACLAVA, balaclava);
}
