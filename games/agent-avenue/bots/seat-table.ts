import { type Budget, isClosed, type Random, type Seat, type Turn } from '@safehouse/contract';
import { type Agent, agentNamed } from '../rules/cards.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import { otherSide, type Side } from '../rules/sides.ts';
import type { View } from '../rules/view.ts';
import type { Estimates } from './splits.ts';
import { average, unseenBy } from './unseen.ts';
import { ESTIMATES } from './weights.ts';

export type AgentAvenueTurn = Turn<View, AgentAvenueMove>;

/** How hard to think about one turn. */
export interface Effort {
  /** Hands imagined for the offering side in each round. */
  readonly hands: number;
  /** Times both sides learn. */
  readonly times: number;
  /** More rounds than this would not change a mind. */
  readonly mostRounds: number;
}

/** May another round begin? The first always may. */
export function goesOn(round: number, { effort }: SeatTable, budget: Budget): boolean {
  return round === 0 || (round < effort.mostRounds && budget.allows(round));
}

/** What a seat has before its eyes, with the figures every weighing needs. */
export interface SeatTable {
  readonly view: View;
  readonly seat: Seat;
  readonly own: Side;
  readonly hand: readonly Agent[];
  readonly unseen: Agent[];
  /** An unknown card, on average. */
  readonly unknown: readonly number[];
  readonly estimates: Estimates;
  readonly random: Random;
  readonly effort: Effort;
}

export function seatTable({ view, seat, random }: AgentAvenueTurn, effort: Effort): SeatTable {
  const unseen = unseenBy(view);
  const cards = view.hands[seat];
  return {
    view,
    seat,
    own: view.sides[0].seats.includes(seat) ? 0 : 1,
    hand: isClosed(cards) ? [] : cards.map(agentNamed),
    unseen,
    unknown: average(unseen),
    estimates: ESTIMATES[view.mode],
    random,
    effort,
  };
}

/** Does this side lay its cards as a pair of players? */
export function isTeam({ view }: SeatTable, side: Side): boolean {
  return view.sides[side].seats.length === 2;
}

export const opponent = ({ own }: SeatTable) => otherSide(own);
