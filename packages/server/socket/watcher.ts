import type { MatchId, UserId } from '@safehouse/protocol';

/** Somebody who listens, by a socket or a stream. */
export interface Listener {
  readonly userId: UserId | null;
  /** In which form moves are told: the short one is for those who read it with the protocol's reader. */
  readonly form: 'short' | 'plain';
  tell(text: string): void;
}

/** The wish to watch one match, with the eyes of a seat they hold and with what was told after a version. */
export interface Watcher {
  readonly type: 'match';
  readonly listener: Listener;
  /** The listener's own number for it. */
  readonly on: number;
  readonly match: MatchId;
  readonly seat: number | undefined;
  readonly since: number | undefined;
}

/** The wish to see a list: of the open tables, or of the own matches. */
export interface ListReader {
  readonly type: 'lobby' | 'mine';
  readonly listener: Listener;
  readonly on: number;
}

export type Topic = Watcher | ListReader;
