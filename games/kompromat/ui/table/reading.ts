import { isClosed } from '@safehouse/contract';
import { ACE, ELEVEN, EQUIPMENT, type Equipment, HALVES } from '../../data/equipment.ts';
import { LIMIT } from '../../data/numbers.ts';
import type { SeenCard } from '../../rules/view.ts';

/** What a column counts, in points: with every ace as 1, and at its best. */
export interface Reading {
  readonly low: number;
  /** The highest total up to 21, or the low one where all are over. */
  readonly best: number;
  readonly aces: number;
}

export function reading(cards: readonly Equipment[], extra = 0): Reading {
  const aces = cards.filter((card) => card === EQUIPMENT[ACE]).length;
  const low = totalOf(cards, 0) + extra;
  const fitting = [2, 1, 0]
    .filter((elevens) => elevens <= aces)
    .map((elevens) => low + (elevens * ELEVEN) / 2);
  return { low, best: fitting.find((total) => total <= LIMIT / 2) ?? low, aces };
}

/** In points, with so many aces as 11. */
export function totalOf(cards: readonly Equipment[], elevens: number): number {
  const halves = cards.reduce((sum, card) => sum + HALVES[EQUIPMENT.indexOf(card)], 0);
  return (halves + elevens * ELEVEN) / 2;
}

/** The cards of a column that the viewer can see; null where one is closed. */
export function knownCards(column: readonly SeenCard[]): Equipment[] | null {
  const known = column.flatMap(({ card }) => (isClosed(card) ? [] : [card]));
  return known.length === column.length ? known : null;
}
