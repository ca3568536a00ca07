import type { Move, Seat } from '@safehouse/contract';
import { ROUNDS, TOKENS_TO_LOSE } from '../data/numbers.ts';
import { SHIELD_NOTHING, shieldMove } from '../rules/codes.ts';
import type { State } from '../rules/state.ts';
import { BALACLAVA, CHLOROFORM, shieldWay, tokensDue } from '../rules/tokens.ts';
import { WAY } from '../rules/ways.ts';
import { ITEM, TOKEN } from './weights.ts';

/** Whether to spend an item against tokens that are about to come. */
export function shielding(state: State, seat: Seat): Move {
  const left = ROUNDS - state.round;
  const worths = TOKEN[left];
  const { tokens } = state.agents[seat];
  const due = tokensDue(state);
  const chloroform = shieldWay(state, seat, CHLOROFORM);
  const balaclava = shieldWay(state, seat, BALACLAVA);
  const bare = worths[Math.min(tokens + due, TOKENS_TO_LOSE)];
  const kept = chloroform === WAY.none ? -Infinity : worths[tokens] - ITEM[left][CHLOROFORM];
  const fewer = Math.min(Math.max(tokens - 2, 0) + due, TOKENS_TO_LOSE);
  const given = balaclava === WAY.none ? -Infinity : worths[fewer] - ITEM[left][BALACLAVA];
  if (bare >= kept && bare >= given) return SHIELD_NOTHING;
  return kept > given ? shieldMove(CHLOROFORM, chloroform) : shieldMove(BALACLAVA, balaclava);
}
