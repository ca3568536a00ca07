import type { Icon } from '../ui/board/view-queries.ts';
import { stepsSymbol } from '../ui/log/icon-text.ts';

/** In a terminal the end of the match is a character. */
export function iconSymbol(icon: Icon): string {
  if (icon === 'win') return '★';
  return icon === 'lose' ? '✕' : stepsSymbol(icon);
}
