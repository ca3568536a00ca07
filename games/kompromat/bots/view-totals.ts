import { isHiddenCards, type Seat } from '@safehouse/contract';
import { LIMIT_HALF_POINTS } from '../data/constants.ts';
import { ACE, CARD_HALF_POINTS, EQUIPMENT_IDS, KIT } from '../data/equipment.ts';
import type { View } from '../rules/view.ts';
import { bestTotal } from './best-total.ts';

function ownColumn(view: View, seat: Seat, mission: number): number[] {
  return view.columns[seat][mission].flatMap(({ card }) => (isHiddenCards(card) ? [] : [EQUIPMENT_IDS.indexOf(card)]));
}

/** The own total in half points, with aces as 1. */
export function lowTotalInView(view: View, seat: Seat, mission: number): number {
  return ownColumn(view, seat, mission).reduce((sum, card) => sum + CARD_HALF_POINTS[card], 0);
}

/** The own total with newspapers, in half points, with an ace as 11 if the limit allows it. */
export function bestTotalInView(view: View, seat: Seat, mission: number): number {
  const low = lowTotalInView(view, seat, mission) + 2 * view.newspaper[seat][mission];
  return bestTotal(low, ownColumn(view, seat, mission).includes(ACE) ? 1 : 0);
}

/** The probability that the next card pushes the column over the limit. */
export function bustProbability(view: View, seat: Seat, mission: number): number {
  const room = LIMIT_HALF_POINTS - lowTotalInView(view, seat, mission);
  const next = possibleNextCards(view, seat);
  return next.filter((card) => CARD_HALF_POINTS[card] > room).length / next.length;
}

/** The cards that may be on top of the own deck. */
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
