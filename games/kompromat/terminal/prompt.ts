import { isHiddenCards } from '@safehouse/contract';
import { withColon } from '@safehouse/ui/terminal';
import { LIMIT_HALF_POINTS } from '../data/constants.ts';
import { cardText, formatPoints } from '../ui/board/card-text.ts';
import { computeColumnTotal, knownCards } from '../ui/board/column-total.ts';
import { promptText as decisionPrompt } from '../ui/log/prompt-text.ts';
import type { KompromatContext } from './terminal-context.ts';

/** In the player's turn: the drawn card, or the total so far. Otherwise: the question. */
export function promptText(context: KompromatContext): string {
  const { view, translations, legalMoves } = context;
  if (view.phase !== 'play' || legalMoves.length === 0) return decisionPrompt(context);
  const { drawn, turnMission } = view;
  if (drawn !== null && !isHiddenCards(drawn)) {
    return `${translations.youDrew(cardText(drawn, translations))}. ${translations.chooseMission}`;
  }
  return turnMission === null ? '' : totalPrompt(context, turnMission);
}

function totalPrompt({ view, seat, translations, lang }: KompromatContext, mission: number): string {
  const cards = knownCards(view.columns[seat][mission]) ?? [];
  const { best, low } = computeColumnTotal(cards, view.newspaper[seat][mission]);
  const limit = LIMIT_HALF_POINTS / 2;
  const total = withColon(lang, translations.total) + formatPoints(best);
  if (low > limit) return `${total} · ${translations.mustStop}`;
  const rest = best === limit ? translations.exactly : translations.toGo(formatPoints(limit - best));
  const other = low === best ? '' : ` (${translations.acesRead(formatPoints(low))})`;
  return `${total}${other} · ${rest}`;
}
