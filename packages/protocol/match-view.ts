import type { AnyFact, Result, Seat, WrittenMove } from '@safehouse/contract';
import type { ClockRule, ClockState } from './clock.ts';
import type { MatchId } from './ids.ts';
import type { SeriesView } from './series.ts';

export type MatchStatus = 'open' | 'running' | 'over' | 'closed' | 'broken';

/** A player at the table, as everybody may see them. */
export type PlayerView =
  /** With `user`: the seat is reserved for this person. */
  | { readonly type: 'open'; readonly name?: string | null; readonly user?: string }
  | { readonly type: 'person' | 'shared'; readonly name: string | null; readonly user: string }
  | { readonly type: 'bot'; readonly level: string };

/** What happened at the table outside the game itself. */
export type TableEvent =
  | {
      readonly type: 'joined' | 'left' | 'resigned' | 'undo-asked' | 'undo-agreed' | 'undo-refused' | 'series-ended';
      readonly seat: number;
    }
  /** `absent`: the player did not run out of clock time but was away too long, and another player claimed the match. */
  | { readonly type: 'timed-out'; readonly seat: number; readonly absent?: true }
  | { readonly type: 'replaced'; readonly seat: number; readonly level: string }
  | { readonly type: 'undone'; readonly seat: number; readonly to: number }
  /** `seat`: who asked first; missing if they no longer had a seat. */
  | { readonly type: 'rematched'; readonly seat?: number }
  | { readonly type: 'started' | 'closed' };

/** One response has at most this many events; to get more, request again from the last one. */
export const MAX_EVENTS = 1000;

/** An event of the match as one viewer is told of it; `at` is the server's time in milliseconds. */
export type ViewedEvent =
  | { readonly version: number; readonly at: number; readonly table: TableEvent }
  | {
      readonly version: number;
      readonly at: number;
      readonly seat: number;
      readonly facts: readonly AnyFact[];
    };

/** The same deal for several people, each at their own table against the same bot. */
export interface ChallengeRef {
  readonly kind: 'daily' | 'duel';
  readonly id: string;
  /** Does this attempt count, or is it practice? Missing in old tables. */
  readonly counts?: boolean;
}

/** The tournament that a match belongs to. Rounds count from 0. */
export interface TournamentRef {
  readonly id: string;
  readonly round: number;
}

/** Everything one viewer may see of a match. */
export interface MatchView {
  readonly id: MatchId;
  readonly game: string;
  /** The version of the game's rules; missing for the first. */
  readonly rules?: number;
  readonly options: object;
  readonly status: MatchStatus;
  readonly version: number;
  /** The viewer's seat; null for a spectator. */
  readonly seat: Seat | null;
  /** All seats of the user: more than one on a shared device. */
  readonly seats: readonly Seat[];
  readonly players: readonly PlayerView[];
  /** While the table is open: the seat of its creator, who may put bots on free seats. */
  readonly host?: number;
  readonly clockRule: ClockRule;
  readonly clock: ClockState | null;
  readonly toAct: readonly Seat[];
  readonly view: object | null;
  readonly legal: readonly WrittenMove[];
  readonly undoAsked: Seat | null;
  readonly result: Result | null;
  readonly commitment: string;
  /** Seats are drawn when the match starts; missing if they are not. */
  readonly draw?: true;
  readonly chat: boolean;
  readonly rated: boolean;
  readonly pair: MatchId | null;
  /** The rematch or the next match of the series, once somebody has started one. */
  readonly rematch: MatchId | null;
  /** Only in a series. */
  readonly series?: SeriesView;
  /** Only at the tables of a challenge. */
  readonly challenge?: ChallengeRef;
  /** Only at the tables of a tournament. */
  readonly tournament?: TournamentRef;
}

/** What a move can change of a match view. */
export type ChangingView = Pick<MatchView, 'version' | 'clock' | 'toAct' | 'view' | 'legal' | 'undoAsked'>;
