import type { MatchView, SeriesView } from '@safehouse/protocol';

/** The seats in the order of a score: the viewer's own first. */
export function scoreOrder({ seat }: Pick<MatchView, 'seat'>): readonly number[] {
  return seat === 1 ? [1, 0] : [0, 1];
}

/** The series with the viewer's own score first; null for a match on its own. */
export function seriesFromSeat(view: Pick<MatchView, 'seat' | 'series'>): SeriesView | null {
  const { series } = view;
  return series ? { ...series, won: scoreOrder(view).map((seat) => series.won[seat]) } : null;
}
