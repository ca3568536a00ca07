import { type EndingContext, viewpointOf } from '@safehouse/ui/headless';
import type { GameTranslations } from '../../locales/en.ts';
import type { SpyView } from '../../rules/index.ts';

/** How the match was decided; null if the rules did not decide it. */
export function endingSentence({
  result,
  seat,
  playerNames,
  translations,
}: EndingContext<SpyView, GameTranslations>): string | null {
  const [high, low] = result.scores.map((score) => score ?? 0).sort((a, b) => b - a);
  const sentences = translations.decided[high === low ? 'tie' : result.reason];
  const [winner] = result.winners;
  if (!sentences || !(result.reason in translations.decided) || winner === undefined) return null;
  return sentences[viewpointOf(result, seat)]({
    winner: playerNames[winner],
    points: high === low ? String(high) : `${high} : ${low}`,
  });
}
