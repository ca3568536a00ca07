import { type Budget, isHiddenCards, type Random, type Seat, type Turn } from '@safehouse/contract';
import { type Agent, agentByName } from '../rules/cards.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import { otherSide, type Side } from '../rules/sides.ts';
import type { View } from '../rules/view.ts';
import type { ValueNetworks } from './turn-outcomes.ts';
import { agentFrequencies, unseenCards } from './unseen-cards.ts';
import { VALUE_NETWORKS } from './weights.ts';

export type AgentAvenueTurn = Turn<View, AgentAvenueMove>;

/** How hard to think about one turn. */
export interface SearchEffort {
  /** Hands imagined for the offering side in each round. */
  readonly sampledHands: number;
  /** Times both sides learn. */
  readonly iterations: number;
  /** More rounds than this would not change a mind. */
  readonly maxRounds: number;
}

/** May another round begin? The first always may. */
export function canStartRound(round: number, { effort }: SearchContext, budget: Budget): boolean {
  return round === 0 || (round < effort.maxRounds && budget.allows(round));
}

/** What a seat has before its eyes, with the figures every weighing needs. */
export interface SearchContext {
  readonly view: View;
  readonly seat: Seat;
  readonly ownSide: Side;
  readonly hand: readonly Agent[];
  readonly unseen: Agent[];
  /** An unknown card, on average. */
  readonly averageUnseenCard: readonly number[];
  readonly networks: ValueNetworks;
  readonly random: Random;
  readonly effort: SearchEffort;
}

export function createSearchContext(
  { view, seat, random }: AgentAvenueTurn,
  effort: SearchEffort,
): SearchContext {
  const unseen = unseenCards(view);
  const cards = view.hands[seat];
  return {
    view,
    seat,
    ownSide: view.sides[0].seats.includes(seat) ? 0 : 1,
    hand: isHiddenCards(cards) ? [] : cards.map(agentByName),
    unseen,
    averageUnseenCard: agentFrequencies(unseen),
    networks: VALUE_NETWORKS[view.mode],
    random,
    effort,
  };
}

/** Does this side lay its cards as a pair of players? */
export function isTeamSide({ view }: SearchContext, side: Side): boolean {
  return view.sides[side].seats.length === 2;
}

export const opponentSide = ({ ownSide }: SearchContext) => otherSide(ownSide);
