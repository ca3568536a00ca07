import type { Seat } from '@safehouse/contract';
import { formatList, personAt } from '@safehouse/ui';
import { currentLang } from '../../../i18n/translations.ts';
import { type SideName, YOUR_TEAM } from '../side-form.ts';
import type { Sides } from './win-probability.ts';

interface Naming {
  readonly playerNames: readonly string[];
  /** The seat that is addressed; null for none. */
  readonly seat: Seat | null;
}

export function sideNames(sides: Sides, naming: Naming): SideName[] {
  return sides.map((side) => {
    if (side.length === 1) return personAt(side[0], naming);
    if (side.some((seat) => seat === naming.seat)) return YOUR_TEAM;
    return formatList(
      currentLang(),
      side.map((seat) => naming.playerNames[seat]),
    );
  });
}
