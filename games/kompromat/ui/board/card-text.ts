import { type HiddenCards, isHiddenCards } from '@safehouse/contract';
import type { EquipmentId } from '../../data/equipment.ts';
import type { GameTranslations } from '../../locales/en.ts';

/** Points as they are written on the cards: halves as ½. */
export function formatPoints(points: number): string {
  const whole = Math.trunc(points);
  if (whole === points) return String(points);
  return whole === 0 ? '½' : `${whole}½`;
}

/** A card in words. */
export function cardText(card: EquipmentId | HiddenCards, words: GameTranslations): string {
  if (isHiddenCards(card)) return words.back;
  if (card === 'ace') return words.ace;
  return formatPoints(Number(card));
}
