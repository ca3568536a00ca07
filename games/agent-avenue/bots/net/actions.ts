import type { Move } from '@safehouse/contract';
import { AGENT_COUNT, MARKET_COUNT } from '../../rules/cards.ts';
import { MOVES } from '../../rules/moves.ts';
import type { Mode } from '../../rules/options.ts';

/**
 * The outputs of a net, for two players: offers (8 * open card + closed card), swaps, the two recruits, and in advanced
 * mode market cards, agents to resolve a market card, and "keep".
 */
const SWAP = AGENT_COUNT * AGENT_COUNT;
const RECRUIT_UP = SWAP + AGENT_COUNT;
const RECRUIT_DOWN = RECRUIT_UP + 1;
const TAKE = RECRUIT_DOWN + 1;
const RESOLVE = TAKE + MARKET_COUNT;
const KEEP = RESOLVE + AGENT_COUNT;

export const ACTION_COUNTS: { readonly [mode in Mode]: number } = { simple: TAKE, advanced: KEEP + 1 };

/** The output of a net for a move of the engine; null for the moves of teams. */
export function actionOf(code: Move): number | null {
  const move = MOVES[code];
  switch (move.type) {
    case 'offer':
      return AGENT_COUNT * move.up + move.down;
    case 'swap':
      return SWAP + move.card;
    case 'recruit':
      return move.card === 'up' ? RECRUIT_UP : RECRUIT_DOWN;
    case 'take':
      return TAKE + move.card;
    case 'resolve':
      return move.agent === null ? KEEP : RESOLVE + move.agent;
    default:
      return null;
  }
}
