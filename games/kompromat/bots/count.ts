import { isClosed, type Seat } from '@safehouse/contract';
import { ACE, ELEVEN, EQUIPMENT, HALVES, KIT } from '../data/equipment.ts';
import { LIMIT } from '../data/numbers.ts';
import type { View } from '../rules/view.ts';

/** A seat's own cards at a mission. */
function ownColumn(view: View, seat: Seat, mission: number): number[] {
  return view.columns[seat][mission].flatMap(({ card }) => (isClosed(card) ? [] : [EQUIPMENT.indexOf(card)]));
}

/** The own total in half points, aces as 1. */
export function lowTotal(view: View, seat: Seat, mission: number): number {
  return ownColumn(view, seat, mission).reduce((sum, card) => sum + HALVES[card], 0);
}

/** The best total that the aces allow: over the limit only where it must be. */
export function bestTotal(view: View, seat: Seat, mission: number): number {
  const low = lowTotal(view, seat, mission) + 2 * view.newspaper[seat][mission];
  const ace = ownColumn(view, seat, mission).includes(ACE);
  return ace && low + ELEVEN <= LIMIT ? low + ELEVEN : low;
}

/** How likely the next card takes the column over the limit: certain knowledge if the deck's top is known. */
export function bustChance(view: View, seat: Seat, mission: number): number {
  const room = LIMIT - lowTotal(view, seat, mission);
  const next = nextCards(view, seat);
  return next.filter((card) => HALVES[card] > room).length / next.length;
}

/** The cards that may lie on top of the own deck. */
function nextCards(view: View, seat: Seat): number[] {
  const { known } = view.decks[seat];
  const seen = view.columns[seat].flatMap((_, mission) => ownColumn(view, seat, mission));
  for (const pile of [known, view.discards[seat]]) {
    if (!isClosed(pile)) seen.push(...pile.map((id) => EQUIPMENT.indexOf(id)));
  }
  if (!isClosed(known) && known.length > 0) return [EQUIPMENT.indexOf(known[0])];
  const left = KIT.slice();
  for (const card of seen) left.splice(left.indexOf(card), 1);
  return left;
}
