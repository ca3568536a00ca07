import type { MatchView, SeriesView } from '@safehouse/protocol';

interface Viewpoint extends Pick<MatchView, 'series'> {
  readonly seat: number | null;
}

/** The seats in the order of a score: the viewer's own comes first. */
export function scoreOrder({ seat }: Pick<Viewpoint, 'seat'>): readonly number[] {
  return seat === 1 ? [1, 0] : [0, 1];
}

/** The series with the viewer's own score first; null for a single match. */
export function seriesFromSeat({ seat, series }: Viewpoint): SeriesView | null {
  return series ? { ...series, won: scoreOrder({ seat }).map((other) => series.won[other]) } : null;
}
