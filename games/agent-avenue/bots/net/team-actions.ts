import type { Move, Seat } from '@safehouse/contract';
import { AGENT_COUNT, MARKET_COUNT } from '../../rules/cards.ts';
import { usesHand } from '../../rules/market.ts';
import { MOVES } from '../../rules/moves.ts';
import type { Mode } from '../../rules/options.ts';

/**
 * The outputs of a team net: offers (8 * open card + closed card) of a lone player, swaps, leads, follows, the two
 * recruits, and in advanced mode market cards for the own hand, market cards for the team mate's hand, agents to resolve
 * a market card, and "keep".
 */
const SWAP = AGENT_COUNT * AGENT_COUNT;
const LEAD = SWAP + AGENT_COUNT;
const FOLLOW = LEAD + AGENT_COUNT;
/** Everything from here on is a choice of the whole side: a vote, if the side is a pair. */
export const FIRST_VOTE = FOLLOW + AGENT_COUNT;
const RECRUIT_UP = FIRST_VOTE;
const RECRUIT_DOWN = RECRUIT_UP + 1;
const TAKE = RECRUIT_DOWN + 1;
const TAKE_FOR_MATE = TAKE + MARKET_COUNT;
const RESOLVE = TAKE_FOR_MATE + MARKET_COUNT;
const KEEP = RESOLVE + AGENT_COUNT;

export const TEAM_ACTION_COUNTS: { readonly [mode in Mode]: number } = { simple: TAKE, advanced: KEEP + 1 };

/** The output of a team net for a move of the engine, as this seat sees it. */
export function teamActionOf(code: Move, seat: Seat): number {
  const move = MOVES[code];
  switch (move.type) {
    case 'offer':
      return AGENT_COUNT * move.up + move.down;
    case 'swap':
      return SWAP + move.card;
    case 'lead':
      return LEAD + move.card;
    case 'follow':
      return FOLLOW + move.card;
    case 'recruit':
      return move.card === 'up' ? RECRUIT_UP : RECRUIT_DOWN;
    case 'take':
      return (usesHand(move.card) && move.hand !== seat ? TAKE_FOR_MATE : TAKE) + move.card;
    case 'resolve':
      return move.agent === null ? KEEP : RESOLVE + move.agent;
  }
}
