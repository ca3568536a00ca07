import type { Seat, WrittenMove } from '@safehouse/contract';
import type { MatchId, UserId } from '@safehouse/protocol';

/** Everything that can happen to a match. All else is computed from the list of events. */
export type MatchEvent =
  | { readonly type: 'joined'; readonly chair: number; readonly user: UserId; readonly seed: string }
  | { readonly type: 'left'; readonly chair: number }
  /** The host put a bot on a free chair, or removed it. */
  | { readonly type: 'bot-joined'; readonly chair: number; readonly level: string }
  | { readonly type: 'bot-left'; readonly chair: number }
  /** `order`: the chair that each seat comes from. */
  | { readonly type: 'started'; readonly order: readonly number[] }
  /** `lag`: network delay in milliseconds that the clock does not count. */
  | { readonly type: 'moved'; readonly seat: Seat; readonly move: WrittenMove; readonly lag: number }
  | { readonly type: 'undo-asked'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'undo-agreed'; readonly seat: Seat }
  | { readonly type: 'undo-refused'; readonly seat: Seat }
  /** The moves after version `to` were undone. `free`: nobody was asked, because nothing was revealed since. */
  | { readonly type: 'undone'; readonly seat: Seat; readonly to: number; readonly free?: true }
  | { readonly type: 'resigned'; readonly seat: Seat }
  /** `absent`: at a table without a clock the player was away too long, and another one claimed the match. */
  | { readonly type: 'timed-out'; readonly seat: Seat; readonly absent?: true }
  | { readonly type: 'replaced'; readonly seat: Seat; readonly level: string }
  | { readonly type: 'closed' }
  /** `next`: the id of the rematch. */
  | { readonly type: 'rematched'; readonly next: MatchId }
  /** After a match of a series: no further one will be played. */
  | { readonly type: 'series-ended'; readonly seat: Seat };

/** One line of the stored log. `key`: the author's key for the request. */
export interface Entry {
  readonly version: number;
  readonly at: number;
  readonly author: UserId | null;
  readonly key: string | null;
  readonly event: MatchEvent;
}

/** An entry as browsers store it and servers send it to each other. The databases use the same names for columns. */
export interface StoredEntry extends Omit<Entry, 'event'> {
  readonly happening: MatchEvent;
}

export function toStoredEntry({ event, ...entry }: Entry): StoredEntry {
  return { ...entry, happening: event };
}

export function fromStoredEntry({ happening, ...entry }: StoredEntry): Entry {
  return { ...entry, event: happening };
}
