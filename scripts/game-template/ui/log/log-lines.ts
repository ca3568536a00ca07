import type { GameTranslations } from '../../locales/en.ts';
import type { Fact } from '../../rules/play.ts';

/** A fact as a line of the log; null for what the frame says anyway. */
export function logLine(fact: Fact, { told }: GameTranslations, names: readonly string[]): string | null {
  switch (fact.type) {
    case 'laid':
      return told.laid(names[fact.seat], fact.card);
    case 'taken':
      return told.taken(names[fact.seat]);
    case 'ended':
      return null;
  }
}
