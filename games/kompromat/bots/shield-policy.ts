import type { Move, Seat } from '@safehouse/contract';
import { ROUNDS, TOKENS_TO_LOSE } from '../data/constants.ts';
import { EFFECT_SOURCE } from '../rules/effect-source.ts';
import { SHIELD_NOTHING, shieldMove } from '../rules/move-codes.ts';
import type { State } from '../rules/state.ts';
import { BALACLAVA, CHLOROFORM, findShieldSource, tokensDue } from '../rules/tokens.ts';
import { ITEM_VALUES, TOKEN_VALUES } from './weights.ts';

/** Whether to spend an item against tokens that are about to come. */
export function chooseShield(state: State, seat: Seat): Move {
  const left = ROUNDS - state.round;
  const worths = TOKEN_VALUES[left];
  const { tokens } = state.agents[seat];
  const due = tokensDue(state);
  const chloroform = findShieldSource(state, seat, CHLOROFORM);
  const balaclava = findShieldSource(state, seat, BALACLAVA);
  const bare = worths[Math.min(tokens + due, TOKENS_TO_LOSE)];
  const kept = chloroform === EFFECT_SOURCE.none ? -Infinity : worths[tokens] - ITEM_VALUES[left][CHLOROFORM];
  const fewer = Math.min(Math.max(tokens - 2, 0) + due, TOKENS_TO_LOSE);
  const given = balaclava === EFFECT_SOURCE.none ? -Infinity : worths[fewer] - ITEM_VALUES[left][BALACLAVA];
  if (bare >= kept && bare >= given) return SHIELD_NOTHING;
  return kept > given ? shieldMove(CHLOROFORM, chloroform) : shieldMove(BALACLAVA, balaclava);
}
