import type { Result, Seat } from '@safehouse/contract';

/** Whom a sentence about the end of a match addresses: the winner, the loser, or somebody else. */
export type Viewpoint = 'won' | 'lost' | 'seen';

export interface EndingContext<View extends object = object, Translations = unknown> {
  readonly view: View;
  readonly result: Result;
  /** The viewer's seat; null if no seat is addressed as "you". */
  readonly seat: Seat | null;
  readonly playerNames: readonly string[];
  readonly translations: Translations;
}

/** A line of the score sheet, with a value for each seat. */
export interface ScoreRow {
  readonly label: string;
  readonly values: readonly number[];
  /** Visually separated from the lines above. */
  readonly isTotal?: true;
}

export function viewpointOf({ winners }: Result, seat: Seat | null): Viewpoint {
  if (seat === null) return 'seen';
  return winners.includes(seat) ? 'won' : 'lost';
}
