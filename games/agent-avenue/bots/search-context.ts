import { type Budget, isHiddenCards, type Random, type Seat, type Turn } from '@safehouse/contract';
import { type Agent, agentByName } from '../rules/cards.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import { otherSide, type Side } from '../rules/sides.ts';
import type { View } from '../rules/view.ts';
import { agentFrequencies, unseenCards } from './unseen-cards.ts';
import type { ValueNetworks } from './value-network.ts';
import { VALUE_NETWORKS } from './weights.ts';

export type AgentAvenueTurn = Turn<View, AgentAvenueMove>;

/** The cost of searching one turn. */
export interface SearchEffort {
  /** Random hands of the offering side per round. */
  readonly sampledHands: number;
  /** Iterations of regret matching. */
  readonly iterations: number;
  /** More rounds than this do not make a stronger player. */
  readonly maxRounds: number;
}

/** The first round is always allowed. */
export function canStartRound(round: number, { effort }: SearchContext, budget: Budget): boolean {
  return round === 0 || (round < effort.maxRounds && budget.allows(round));
}

/** What a seat knows, with the values that every evaluation needs. */
export interface SearchContext {
  readonly view: View;
  readonly seat: Seat;
  readonly ownSide: Side;
  readonly hand: readonly Agent[];
  readonly unseen: Agent[];
  /** By agent: its share of the unseen cards. */
  readonly averageUnseenCard: readonly number[];
  readonly networks: ValueNetworks;
  readonly random: Random;
  readonly effort: SearchEffort;
}

export function createSearchContext({ view, seat, random }: AgentAvenueTurn, effort: SearchEffort): SearchContext {
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

/** Do two players provide the cards of this side's offers? */
export function isTeamSide({ view }: SearchContext, side: Side): boolean {
  return view.sides[side].seats.length === 2;
}

export const opponentSide = ({ ownSide }: SearchContext) => otherSide(ownSide);
