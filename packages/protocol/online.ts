import type { FriendStatus, PersonView } from './people.ts';
import type { RatingView } from './social.ts';

export interface OnlinePerson extends PersonView {
  readonly status: FriendStatus;
}

/** Who is online, as one viewer may see it: without invisible users and those where one has blocked the other. */
export interface OnlineView {
  /** All visible users, including the viewer. */
  readonly count: number;
  /** A few of the others: first those who look for a match, then those who play. */
  readonly people: readonly OnlinePerson[];
}

/** The results of all matches between two people. */
export interface Score {
  readonly matches: number;
  readonly wins: number;
  readonly losses: number;
  /** Neither finished ahead of the other: a draw, won together, or won by somebody else. */
  readonly draws: number;
}

/** An opponent, with the score from the user's side. */
export interface OpponentScore extends PersonView, Score {
  readonly lastAt: number;
}

/** The people a user has played with in their latest matches. */
export interface OpponentsView {
  /** Those with the most matches first. */
  readonly favourite: readonly OpponentScore[];
  /** The latest first. */
  readonly recent: readonly OpponentScore[];
}

/** A short profile of a user, as one viewer sees it. */
export interface PlayerCard {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account';
  /** A program plays under this name. */
  readonly isBot: boolean;
  readonly ratings: readonly (RatingView & { readonly game: string; readonly mode: string })[];
  /** Null: offline, or hidden from the viewer. */
  readonly status: FriendStatus | null;
  /** The viewer's score against this user; null for the viewer themselves and for anonymous viewers. */
  readonly score: Score | null;
}
