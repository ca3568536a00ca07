import { isHiddenCards, type Seat } from '@safehouse/contract';
import { LIMIT_HALF_POINTS } from '../data/constants.ts';
import { ACE, ACE_BONUS_HALF_POINTS, CARD_HALF_POINTS, EQUIPMENT_IDS, KIT } from '../data/equipment.ts';
import type { View } from '../rules/view.ts';

/** A seat's own cards at a mission. */
function ownColumn(view: View, seat: Seat, mission: number): number[] {
  return view.columns[seat][mission].flatMap(({ card }) =>
    isHiddenCards(card) ? [] : [EQUIPMENT_IDS.indexOf(card)],
  );
}

/** The own total in half points, aces as 1. */
export function lowTotalInView(view: View, seat: Seat, mission: number): number {
  return ownColumn(view, seat, mission).reduce((sum, card) => sum + CARD_HALF_POINTS[card], 0);
}

/** The best total that the aces allow: over the limit only where it must be. */
export function bestTotalInView(view: View, seat: Seat, mission: number): number {
  const low = lowTotalInView(view, seat, mission) + 2 * view.newspaper[seat][mission];
  const ace = ownColumn(view, seat, mission).includes(ACE);
  return ace && low + ACE_BONUS_HALF_POINTS <= LIMIT_HALF_POINTS ? low + ACE_BONUS_HALF_POINTS : low;
}

/** How likely the next card takes the column over the limit: certain knowledge if the deck's top is known. */
export function bustProbability(view: View, seat: Seat, mission: number): number {
  const room = LIMIT_HALF_POINTS - lowTotalInView(view, seat, mission);
  const next = possibleNextCards(view, seat);
  return next.filter((card) => CARD_HALF_POINTS[card] > room).length / next.length;
}

/** The cards that may lie on top of the own deck. */
function possibleNextCards(view: View, seat: Seat): number[] {
  const { known } = view.decks[seat];
  const seen = view.columns[seat].flatMap((_, mission) => ownColumn(view, seat, mission));
  for (const pile of [known, view.discards[seat]]) {
    if (!isHiddenCards(pile)) seen.push(...pile.map((id) => EQUIPMENT_IDS.indexOf(id)));
  }
  if (!isHiddenCards(known) && known.length > 0) return [EQUIPMENT_IDS.indexOf(known[0])];
  const left = KIT.slice();
  for (const card of seen) left.splice(left.indexOf(card), 1);
  return left;
}
