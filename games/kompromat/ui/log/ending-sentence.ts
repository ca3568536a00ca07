import { type EndingContext, viewpointOf } from '@safehouse/ui/headless';
import type { GameTranslations } from '../../locales/en.ts';
import type { View } from '../../rules/view.ts';

/** How the match was decided; null if the rules did not decide it. */
export function endingSentence({
  result,
  seat,
  playerNames,
  translations,
}: EndingContext<View, GameTranslations>): string | null {
  const [high, low] = result.scores.map((score) => score ?? 0).sort((a, b) => b - a);
  const isTie = result.reason === 'points' && high === low;
  const sentences = translations.decided[isTie ? 'tie' : result.reason];
  if (!sentences) return null;
  const [winner = 0] = result.winners;
  return sentences[viewpointOf(result, seat)]({
    winner: playerNames[winner],
    loser: playerNames[1 - winner],
    points: result.reason === 'points' && !isTie ? `${high} : ${low}` : String(high),
  });
}
