import { SEATS } from '@safehouse/contract';
import type { ScoreRow } from '@safehouse/ui';
import { TOKENS_TO_LOSE } from '../../data/constants.ts';
import type { GameTranslations } from '../../locales/en.ts';
import type { View } from '../../rules/view.ts';
import { computeScore } from './score.ts';

const SCORE_LINES = ['targets', 'codes', 'documents', 'items', 'tokens', 'sum'] as const;

/** KO-22, line by line. */
export function scoreRows(view: View, translations: GameTranslations): readonly ScoreRow[] {
  const scores = SEATS.slice(0, 2).map((seat) => computeScore(view.won[seat], view.tokens[seat]));
  // KO-23: nine tokens end the match without counting points.
  const isCounted = scores.every(({ tokens }) => tokens < TOKENS_TO_LOSE);
  const lines = isCounted ? SCORE_LINES : (['tokens'] as const);
  return lines.map((line) => ({
    label: translations[line],
    values: scores.map((score) => score[line]),
    ...(line === 'sum' && { isTotal: true }),
  }));
}
