import { isHiddenCards } from '@safehouse/contract';
import { LIMIT_HALF_POINTS } from '../../data/constants.ts';
import { ACE, ACE_BONUS_HALF_POINTS, CARD_HALF_POINTS, EQUIPMENT_IDS, type EquipmentId } from '../../data/equipment.ts';
import type { ViewedCard } from '../../rules/view.ts';

/** The total of a column in points: with every ace as 1, and with the best values of the aces. */
export interface ColumnTotal {
  readonly low: number;
  /** The highest total up to 21; the low one if every total is over 21. */
  readonly best: number;
  readonly aces: number;
}

export function computeColumnTotal(cards: readonly EquipmentId[], extra = 0): ColumnTotal {
  const aces = cards.filter((card) => card === EQUIPMENT_IDS[ACE]).length;
  const low = totalWithElevens(cards, 0) + extra;
  const fitting = [2, 1, 0]
    .filter((elevens) => elevens <= aces)
    .map((elevens) => low + (elevens * ACE_BONUS_HALF_POINTS) / 2);
  return { low, best: fitting.find((total) => total <= LIMIT_HALF_POINTS / 2) ?? low, aces };
}

/** In points, with this many aces as 11. */
export function totalWithElevens(cards: readonly EquipmentId[], elevens: number): number {
  const halves = cards.reduce((sum, card) => sum + CARD_HALF_POINTS[EQUIPMENT_IDS.indexOf(card)], 0);
  return (halves + elevens * ACE_BONUS_HALF_POINTS) / 2;
}

/** The cards of a column if the viewer can see all of them; otherwise null. */
export function knownCards(column: readonly ViewedCard[]): EquipmentId[] | null {
  const known = column.flatMap(({ card }) => (isHiddenCards(card) ? [] : [card]));
  return known.length === column.length ? known : null;
}
