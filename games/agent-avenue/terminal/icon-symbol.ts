import type { Icon } from '../ui/board/view-queries.ts';
import { stepsSymbol } from '../ui/log/icon-text.ts';

/** An icon as one character or a number. */
export function iconSymbol(icon: Icon): string {
  if (icon === 'win') return '★';
  return icon === 'lose' ? '✕' : stepsSymbol(icon);
}
