import type { BoardContext } from '../board/board-context.ts';
import type { Forecast } from './forecast.ts';

/** Whether a choice ends the match, and who wins; empty if the match goes on. */
export function endingText(
  { winner, mayEnd }: Forecast,
  { translations, view, seat, sideNames }: BoardContext,
): string {
  const { wouldEnd } = translations;
  if (winner === null) return mayEnd ? wouldEnd.maybe : '';
  const { seats } = view.sides[winner];
  return seats.length === 1 && seats[0] === seat ? wouldEnd.youWin : wouldEnd.wins(sideNames[winner]);
}
