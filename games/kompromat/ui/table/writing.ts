import { type Closed, isClosed } from '@safehouse/contract';
import type { Equipment } from '../../data/equipment.ts';
import type { Words } from '../../locales/en.ts';

/** Points as they are written on the cards: halves as ½. */
export function written(points: number): string {
  const whole = Math.trunc(points);
  if (whole === points) return String(points);
  return whole === 0 ? '½' : `${whole}½`;
}

/** A card in words. */
export function cardWord(card: Equipment | Closed, words: Words): string {
  if (isClosed(card)) return words.back;
  if (card === 'ace') return words.ace;
  return written(Number(card));
}
