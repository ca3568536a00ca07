/** In order of value. In the engine a card is its index in this list. */
export const EQUIPMENT_IDS = ['0.5', 'ace', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

export type EquipmentId = (typeof EQUIPMENT_IDS)[number];

export const ACE = EQUIPMENT_IDS.indexOf('ace');

/** KO-1: the 14 cards of each player. */
export const KIT: readonly number[] = (
  ['0.5', 'ace', 'ace', '2', '3', '4', '5', '6', '7', '7', '7', '8', '9', '10'] as const
).map((id) => EQUIPMENT_IDS.indexOf(id));

/** By card, in half points so that totals are whole numbers; an ace counts 1. */
export const CARD_HALF_POINTS: readonly number[] = [1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20];

/** Added when an ace counts 11. */
export const ACE_BONUS_HALF_POINTS = 20;

export function toEquipmentIds(cards: readonly number[]): EquipmentId[] {
  return cards.map((card) => EQUIPMENT_IDS[card]);
}
