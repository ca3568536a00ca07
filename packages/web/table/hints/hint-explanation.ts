import { pointsText } from '../../i18n/percent-text.ts';
import { t } from '../../i18n/translations.ts';
import type { HintMove } from '../../local/worker-messages.ts';
import type { TableContext } from '../table-context.ts';

const CERTAIN_WIN = 0.995;
const CLEAR_LEAD = 0.02;

/** Why a move is the best: the game's own reason, and its lead over the second best. */
export function hintExplanation(
  moves: readonly HintMove[],
  { game, matchView }: Pick<TableContext, 'game' | 'matchView'>,
): string {
  const [best, next] = moves;
  const gameReason =
    matchView.view &&
    matchView.seat !== null &&
    game.ui.hintReason?.(best.move, matchView.view, matchView.seat, game.translations);
  return [gameReason, comparisonText(best, next)].filter(Boolean).join(' ');
}

function comparisonText(best: HintMove, next: HintMove | undefined): string | null {
  const translations = t().table;
  if (best.win >= CERTAIN_WIN) return translations.hintSure;
  if (!next) return null;
  const lead = best.win - next.win;
  return lead >= CLEAR_LEAD ? translations.hintAhead(pointsText(lead)) : translations.hintClose;
}
