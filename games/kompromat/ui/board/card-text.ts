import { type HiddenCards, isHiddenCards } from '@safehouse/contract';
import type { EquipmentId } from '../../data/equipment.ts';
import type { GameTranslations } from '../../locales/en.ts';

/** Points as printed on the cards, with ½ for a half. A martini can reduce the ½ card below zero. */
export function formatPoints(points: number): string {
  if (points < 0) return `−${formatPoints(-points)}`;
  const whole = Math.trunc(points);
  if (whole === points) return String(points);
  return whole === 0 ? '½' : `${whole}½`;
}

export function cardText(card: EquipmentId | HiddenCards, translations: GameTranslations): string {
  if (isHiddenCards(card)) return translations.back;
  if (card === 'ace') return translations.ace;
  return formatPoints(Number(card));
}
