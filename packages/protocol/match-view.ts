import type { Result, Seat, WrittenMove } from '@safehouse/contract';
import type { ClockRule, ClockState } from './clock.ts';
import type { MatchId } from './ids.ts';

export type MatchStatus = 'open' | 'running' | 'over' | 'closed' | 'broken';

/** Somebody at the table, as everybody may see them. */
export type PlayerView =
  | { readonly type: 'open' }
  | { readonly type: 'person' | 'shared'; readonly name: string | null; readonly user: string }
  | { readonly type: 'bot'; readonly level: string };

/** What happened at the table beside the game. */
export type TableEvent =
  | {
      readonly type:
        | 'joined'
        | 'left'
        | 'resigned'
        | 'timed-out'
        | 'undo-asked'
        | 'undo-agreed'
        | 'undo-refused';
      readonly seat: number;
    }
  | { readonly type: 'replaced'; readonly seat: number; readonly level: string }
  | { readonly type: 'undone'; readonly seat: number; readonly to: number }
  | { readonly type: 'started' | 'closed' | 'rematched' };

/** What one event of the match told this viewer. */
export type ViewedEvent =
  | { readonly version: number; readonly at: number; readonly table: TableEvent }
  | {
      readonly version: number;
      readonly at: number;
      readonly seat: number;
      readonly facts: readonly { readonly type: string }[];
    };

/** A deal that several people play, each for themselves against the same bot. */
export interface ChallengeRef {
  readonly kind: 'daily' | 'duel';
  readonly id: string;
  /** Is this the try that counts? Otherwise it is practice; tables from before it was written down do not say. */
  readonly counts?: boolean;
}

/** All that one viewer gets to see of a match. */
export interface MatchView {
  readonly id: MatchId;
  readonly game: string;
  /** The version of the game's rules by which it is played; absent where that is the first. */
  readonly rules?: number;
  readonly options: object;
  readonly status: MatchStatus;
  readonly version: number;
  /** The seat looked from; null for an onlooker. */
  readonly seat: Seat | null;
  /** All seats the caller holds: more than one on a shared device. */
  readonly seats: readonly Seat[];
  readonly players: readonly PlayerView[];
  readonly clockRule: ClockRule;
  readonly clock: ClockState | null;
  readonly toAct: readonly Seat[];
  readonly view: object | null;
  readonly legal: readonly WrittenMove[];
  readonly undoAsked: Seat | null;
  readonly result: Result | null;
  readonly commitment: string;
  readonly chat: boolean;
  readonly rated: boolean;
  readonly pair: MatchId | null;
  /** Where those who want play on after the end. */
  readonly rematch: MatchId | null;
  /** At the tables of a challenge only. */
  readonly challenge?: ChallengeRef;
}
