/** The possible values of `bestOf`. 1 is a single match. */
export const SERIES_LENGTHS = [1, 3, 5, 7] as const;

export type SeriesLength = (typeof SERIES_LENGTHS)[number];

/** A match as part of a series. Whoever wins more than half of `bestOf` matches has won it. */
export interface SeriesView {
  readonly bestOf: SeriesLength;
  /** The number of the match in the series, from 1. After a draw, the next match has the same number. */
  readonly match: number;
  /** Matches won by each seat, this one included once it is over. In a list: the user's own, then the other's. */
  readonly won: readonly number[];
  /** `ended`: somebody has ended it before it was decided. */
  readonly status: 'running' | 'decided' | 'ended';
}
