import type { MatchId, UserId } from '@safehouse/protocol';
import type { MatchWords } from './match-words.ts';

/** A client that receives updates, by socket or stream. */
export interface Subscriber {
  readonly userId: UserId | null;
  /** Is its user invisible? */
  readonly isInvisible?: boolean;
  sendText(text: string): void;
  /** Only set for clients that read packed updates. They get the vocabulary of a game before its first update. */
  readonly packed?: PackedSubscriber | null;
}

export interface PackedSubscriber {
  tellWords(words: MatchWords): void;
  sendBytes(bytes: Uint8Array): void;
}

/** A match under a client's number, from one of the user's seats, with the events after a version. */
export interface MatchSubscription {
  readonly type: 'match';
  readonly subscriber: Subscriber;
  /** The client's own number for it. */
  readonly on: number;
  readonly match: MatchId;
  readonly seat: number | undefined;
  readonly since: number | undefined;
  /** A small board on another page: it does not count as a spectator. */
  readonly isPreview?: boolean;
}

/** A list: the open tables, or the user's own matches. */
export interface ListSubscription {
  readonly type: 'lobby' | 'mine';
  readonly subscriber: Subscriber;
  readonly on: number;
}

/** A tournament; `code` for users who have not joined it. */
export interface TournamentSubscription {
  readonly type: 'tournament';
  readonly subscriber: Subscriber;
  readonly on: number;
  readonly tournament: string;
  readonly code: string | undefined;
}

/** What happens in a club. */
export interface ClubSubscription {
  readonly type: 'club';
  readonly subscriber: Subscriber;
  readonly on: number;
  readonly club: string;
}

/** Which of the user's friends are online. */
export interface FriendsSubscription {
  readonly type: 'friends';
  readonly subscriber: Subscriber;
  readonly on: number;
}

/** The live tables, of all games or one; or the table on the front page. */
export type LiveSubscription = { readonly subscriber: Subscriber; readonly on: number } & (
  | { readonly type: 'live'; readonly game: string | undefined }
  | { readonly type: 'tv' }
);

/** Who is online. */
export interface OnlineSubscription {
  readonly type: 'online';
  readonly subscriber: Subscriber;
  readonly on: number;
}

export type Subscription =
  | MatchSubscription
  | ListSubscription
  | TournamentSubscription
  | ClubSubscription
  | FriendsSubscription
  | OnlineSubscription
  | LiveSubscription;

/** Equal for all subscriptions to the same thing. A list counts as one thing, whatever is selected from it. */
export function targetOf(subscription: Subscription): string {
  if (subscription.type === 'match') return subscription.match;
  if (subscription.type === 'tournament') return `tournament ${subscription.tournament}`;
  return subscription.type === 'club' ? `club ${subscription.club}` : subscription.type;
}
