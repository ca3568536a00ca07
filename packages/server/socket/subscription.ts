import type { MatchId, UserId } from '@safehouse/protocol';

/** Somebody who listens, by a socket or a stream. */
export interface Subscriber {
  readonly userId: UserId | null;
  sendText(text: string): void;
}

/** The wish to watch one match, with the eyes of a seat they hold and with what was told after a version. */
export interface MatchSubscription {
  readonly type: 'match';
  readonly subscriber: Subscriber;
  /** The listener's own number for it. */
  readonly on: number;
  readonly match: MatchId;
  readonly seat: number | undefined;
  readonly since: number | undefined;
}

/** The wish to see a list: of the open tables, or of the own matches. */
export interface ListSubscription {
  readonly type: 'lobby' | 'mine';
  readonly subscriber: Subscriber;
  readonly on: number;
}

export type Subscription = MatchSubscription | ListSubscription;
