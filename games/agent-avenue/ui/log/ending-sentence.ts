import { type EndingContext, viewpointOf } from '@safehouse/ui/headless';
import type { GameTranslations } from '../../locales/en.ts';
import type { View } from '../../rules/view.ts';
import { otherSide, sideOfSeat } from '../board/view-queries.ts';
import { sideName } from './icon-text.ts';

/** How the match was decided; null if the rules did not decide it. */
export function endingSentence(context: EndingContext<View, GameTranslations>): string | null {
  const { view, result, seat, translations } = context;
  const [firstWinner] = result.winners;
  const sentences = translations.decided[result.reason];
  if (!sentences || firstWinner === undefined) return null;
  const winner = sideOfSeat(view, firstWinner);
  const loser = otherSide(winner);
  return sentences[viewpointOf(result, seat)]({
    winner: sideName(view, winner, { ...context, seat: null }),
    loser: sideName(view, loser, { ...context, seat: null }),
    house: view.sides[loser].position + 1,
  });
}
