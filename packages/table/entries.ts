import type { Seat, WrittenMove } from '@safehouse/contract';
import type { MatchId, UserId } from '@safehouse/protocol';

/** Everything that can happen to a match. Their list is the match: all else is computed from it. */
export type MatchEvent =
  | { readonly type: 'joined'; readonly chair: number; readonly user: UserId; readonly seed: string }
  | { readonly type: 'left'; readonly chair: number }
  /** Everybody is there; `order` tells which chair became which seat. */
  | { readonly type: 'started'; readonly order: readonly number[] }
  /** `lag` is the time on the way that is not counted, in milliseconds. */
  | { readonly type: 'moved'; readonly seat: Seat; readonly move: WrittenMove; readonly lag: number }
  | { readonly type: 'undo-asked'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'undo-agreed'; readonly seat: Seat }
  | { readonly type: 'undo-refused'; readonly seat: Seat }
  /** Moves after version `to` were taken back. */
  | { readonly type: 'undone'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'resigned'; readonly seat: Seat }
  | { readonly type: 'timed-out'; readonly seat: Seat }
  | { readonly type: 'replaced'; readonly seat: Seat; readonly level: string }
  | { readonly type: 'closed' }
  /** After the end: where those who want play on. */
  | { readonly type: 'rematched'; readonly next: MatchId };

/** A happening with its place in the match, when it was, by whom, and under which name the request came. */
export interface Entry {
  readonly version: number;
  readonly at: number;
  readonly author: UserId | null;
  readonly key: string | null;
  readonly happening: MatchEvent;
}
