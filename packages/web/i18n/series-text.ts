import type { SeriesView } from '@safehouse/protocol';
import { t } from './translations.ts';

/** The score, and which match it is: `1 : 0 · match 2 of 3`. */
export function seriesText({ bestOf, match, won }: Pick<SeriesView, 'bestOf' | 'match' | 'won'>): string {
  return `${won.join(' : ')} · ${t().series.match(match, bestOf)}`;
}
