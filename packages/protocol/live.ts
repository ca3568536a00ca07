import type { ClockRule } from './clock.ts';
import type { MatchId } from './ids.ts';
import type { PlayerView } from './match-view.ts';
import type { SeriesView } from './series.ts';

/** A player with their rating in this game and mode. Bots and unrated players have none. */
export type LivePlayer = PlayerView & { readonly rating?: number };

/** A table in play, as spectators see it. */
export interface LiveTable {
  readonly id: MatchId;
  readonly game: string;
  readonly options: object;
  /** As in ratings: the number of players and the options that are not default. */
  readonly mode: string;
  readonly players: readonly LivePlayer[];
  readonly clockRule: ClockRule;
  readonly rated: boolean;
  /** The delay for spectators in seconds. */
  readonly delay: number;
  readonly moves: number;
  /** The number of spectators. */
  readonly spectators: number;
  readonly createdAt: number;
  /** Only at tables of a tournament. */
  readonly tournament?: string;
  /** Only in a series. `won`: the score before this match, in the order of `players`. */
  readonly series?: Pick<SeriesView, 'bestOf' | 'match' | 'won'>;
}

/** The list of live tables, the best first. */
export interface LiveTablesView {
  readonly tables: readonly LiveTable[];
  /** The number of live tables of all games. The list may be shorter. */
  readonly count: number;
  /** The table shown on the front page. */
  readonly tv: MatchId | null;
}
