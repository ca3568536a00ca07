import { type MatchTextContext, personAt } from '@safehouse/ui/headless';
import type { GameTranslations } from '../../locales/en.ts';
import type { Fact } from '../../rules/play.ts';
import type { View } from '../../rules/view.ts';

/** Null for a fact that the app itself shows. */
export function logLine(
  fact: Fact,
  context: Pick<MatchTextContext<View, GameTranslations>, 'translations' | 'playerNames' | 'seat'>,
): string | null {
  const { log } = context.translations;
  switch (fact.type) {
    case 'laid':
      return log.laid(personAt(fact.seat, context), fact.card);
    case 'taken':
      return log.taken(personAt(fact.seat, context));
    case 'ended':
      return null;
  }
}
