import type { Result } from '@safehouse/contract';
import type { SeriesView } from '@safehouse/protocol';
import { rotateSeats } from './rematch.ts';
import type { Table } from './table.ts';
import type { TableHeader } from './table-header.ts';

/** A series before one of its matches. `won` is by chair, which equals the seat: only the first match draws seats. */
export type Series = Pick<SeriesView, 'bestOf' | 'won'>;

export const SERIES_SEATS = 2;

/** A new series, or undefined for a single match. */
export function newSeries(bestOf: SeriesView['bestOf'] | undefined): Series | undefined {
  return bestOf === undefined || bestOf === 1 ? undefined : { bestOf, won: Array(SERIES_SEATS).fill(0) };
}

/** A draw counts for nobody, and another match is played. */
function wonAfter({ won }: Series, result: Result | null): readonly number[] {
  const [winner, ...others] = result?.winners ?? [];
  return winner === undefined || others.length > 0 ? won : won.with(winner, won[winner] + 1);
}

function isDecided({ bestOf, won }: Series): boolean {
  return won.some((count) => 2 * count > bestOf);
}

/** The score of the series, for everybody who may see this match. */
export function seriesViewOf({ header: { series }, result, isSeriesEnded }: SeriesState): SeriesView | undefined {
  if (!series) return undefined;
  const { bestOf } = series;
  const won = wonAfter(series, result);
  const match = 1 + series.won.reduce((sum, count) => sum + count);
  const decided = isDecided({ bestOf, won }) ? 'decided' : 'running';
  return { bestOf, match, won, status: isSeriesEnded ? 'ended' : decided };
}

export type SeriesState = Pick<Table, 'result' | 'isSeriesEnded'> & { readonly header: Pick<TableHeader, 'series'> };

/** The series of the rematch: this one with its next match, or a new one if this one is over. */
export function seriesOfRematch(state: SeriesState): Series | undefined {
  const now = seriesViewOf(state);
  if (now?.status !== 'running') return newSeries(now?.bestOf);
  return { bestOf: now.bestOf, won: rotateSeats(now.won) };
}

/** Is there another match of the series to play? */
export function hasNextMatch(state: SeriesState): boolean {
  return seriesViewOf(state)?.status === 'running';
}
