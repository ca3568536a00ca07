import type { Result } from '@safehouse/contract';
import type { AgentName } from '../data/cards.ts';
import { agentByName } from './cards.ts';
import { stateFromOpenCards } from './open-state.ts';
import { movePawn, positionOf, putInPlay } from './pawns.ts';
import { otherSide, SIDES } from './sides.ts';
import { endTurn } from './turn.ts';
import type { View } from './view.ts';

/** Where both pawns would be after a recruiting, and whether the match would be over. */
export interface Outlook {
  /** By side. */
  readonly positions: readonly number[];
  /** A market card will be taken before the end of the turn, and may change everything. */
  readonly isMarketNext: boolean;
  /** Assuming that no market card changes it; null if the match goes on. */
  readonly result: Result | null;
}

/** AA-10 to AA-13, from a viewer's view: both sides recruit these agents; null for a side that recruits nobody. */
export function outlook(view: View, recruits: readonly (AgentName | null)[]): Outlook {
  const state = { ...stateFromOpenCards(view), deck: Array(view.deck.closed) };
  // AA-10: the choosing side first.
  const order = [otherSide(view.side), view.side];
  const steps = order.map((side) => {
    const agent = recruits[side] ?? null;
    return agent === null ? 0 : putInPlay(state, side, agentByName(agent), null);
  });
  for (const [i, side] of order.entries()) movePawn(state, side, steps[i], null);
  const isMarketNext = state.landed.length > 0 && state.supply.length > 0; // AA-29
  endTurn(state, null);
  // AA-20: before the cards are played it is not known how many will be left.
  const isCounted = view.phase !== 'play' || state.result?.reason !== 'exhaustion';
  return {
    positions: SIDES.map((side) => positionOf(side, state.steps[side])),
    isMarketNext,
    result: isCounted ? state.result : null,
  };
}
