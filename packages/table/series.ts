import type { Result } from '@safehouse/contract';
import type { SeriesView } from '@safehouse/protocol';
import { rotateSeats } from './rematch.ts';
import type { Table } from './table.ts';
import type { TableHeader } from './table-header.ts';

/** A series before one of its matches. `won`: by chair; these are also the seats, as only the first match draws them. */
export type Series = Pick<SeriesView, 'bestOf' | 'won'>;

export const SERIES_SEATS = 2;

/** The first match of a series; undefined for a match on its own. */
export function newSeries(bestOf: SeriesView['bestOf'] | undefined): Series | undefined {
  return bestOf === undefined || bestOf === 1 ? undefined : { bestOf, won: Array(SERIES_SEATS).fill(0) };
}

/** A draw counts for nobody: the match is played again. */
function wonAfter({ won }: Series, result: Result | null): readonly number[] {
  const [winner, ...others] = result?.winners ?? [];
  return winner === undefined || others.length > 0 ? won : won.with(winner, won[winner] + 1);
}

function isDecided({ bestOf, won }: Series): boolean {
  return won.some((count) => 2 * count > bestOf);
}

/** How the series of a match stands, for everybody who may see this match. */
export function seriesViewOf({ header: { series }, result, isSeriesEnded }: SeriesState): SeriesView | undefined {
  if (!series) return undefined;
  const { bestOf } = series;
  const won = wonAfter(series, result);
  const match = 1 + series.won.reduce((sum, count) => sum + count);
  const decided = isDecided({ bestOf, won }) ? 'decided' : 'running';
  return { bestOf, match, won, status: isSeriesEnded ? 'ended' : decided };
}

export type SeriesState = Pick<Table, 'result' | 'isSeriesEnded'> & { readonly header: Pick<TableHeader, 'series'> };

/** The series of the rematch: the next match of this one, or a new one where it is over. */
export function seriesOfRematch(state: SeriesState): Series | undefined {
  const now = seriesViewOf(state);
  if (now?.status !== 'running') return newSeries(now?.bestOf);
  return { bestOf: now.bestOf, won: rotateSeats(now.won) };
}

/** Does its next match wait to be played? */
export function hasNextMatch(state: SeriesState): boolean {
  return seriesViewOf(state)?.status === 'running';
}
