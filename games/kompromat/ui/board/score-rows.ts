import { SEATS } from '@safehouse/contract';
import type { ScoreRow } from '@safehouse/ui';
import type { GameTranslations } from '../../locales/en.ts';
import type { View } from '../../rules/view.ts';
import { computeScore } from './score.ts';

const SCORE_LINES = ['targets', 'codes', 'documents', 'items', 'tokens', 'sum'] as const;

/** KO-22, line by line. */
export function scoreRows(view: View, translations: GameTranslations): readonly ScoreRow[] {
  const scores = SEATS.slice(0, 2).map((seat) => computeScore(view.won[seat], view.tokens[seat]));
  return SCORE_LINES.map((line) => ({
    label: translations[line],
    values: scores.map((score) => score[line]),
    ...(line === 'sum' && { isTotal: true }),
  }));
}
