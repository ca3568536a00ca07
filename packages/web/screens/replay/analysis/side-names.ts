import { formatList } from '@safehouse/ui';
import { currentLang } from '../../../i18n/translations.ts';
import type { Sides } from './win-probability.ts';

export function sideNames(sides: Sides, names: readonly string[]): string[] {
  return sides.map((side) =>
    formatList(
      currentLang(),
      side.map((seat) => names[seat]),
    ),
  );
}
