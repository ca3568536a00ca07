import { t } from '../../i18n/translations.ts';
import type { TableContext } from '../table-context.ts';
import type { PosterTranslations } from './locales/index.ts';
import { scoreOrder } from './series-score.ts';

interface SeriesLineProps extends TableContext {
  readonly translations: PosterTranslations;
}

/** The score of the series after this match. */
export function SeriesLine(props: SeriesLineProps) {
  const text = seriesSentence(props);
  return text && <p class="poster-series">{text}</p>;
}

function seriesSentence({ matchView, playerNames, source, translations }: SeriesLineProps): string | null {
  const { series, result, seats } = matchView;
  if (!series) return null;
  const isOwn = (seat: number) => seats.some((held) => held === seat);
  const { won, ended, drawn } = translations.series;
  if (series.status === 'decided') {
    const winner = series.won[0] > series.won[1] ? 0 : 1;
    const score = `${series.won[winner]} : ${series.won[1 - winner]}`;
    return isOwn(winner) ? won.you(score) : won.other(playerNames[winner], score);
  }
  const [first, second] = scoreOrder(matchView);
  const numbers = `${series.won[first]} : ${series.won[second]}`;
  // For spectators the names show whose score is whose.
  const score = matchView.seat === null ? `${playerNames[first]} ${numbers} ${playerNames[second]}` : numbers;
  if (series.status === 'running')
    return [score, result?.winners.length !== 1 ? drawn : t().series.match(series.match, series.bestOf)].join(' · ');
  const seat = endedBy(source.events.value);
  const sentence = isOwn(seat) ? ended.you : ended.other(playerNames[seat]);
  return `${score} · ${sentence}`;
}

function endedBy(events: TableContext['source']['events']['value']): number {
  const event = events.findLast((last) => 'table' in last && last.table.type === 'series-ended');
  return event && 'table' in event && event.table.type === 'series-ended' ? event.table.seat : 0;
}
