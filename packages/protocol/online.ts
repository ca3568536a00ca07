import type { FriendStatus, PersonView } from './people.ts';
import type { RatingView } from './social.ts';

/** Somebody who is here now. */
export interface OnlinePerson extends PersonView {
  readonly status: FriendStatus;
}

/** Who is online, as one viewer may see it: nobody who is invisible, and nobody with a block between both. */
export interface OnlineView {
  /** Everybody with a name, the viewer included. */
  readonly count: number;
  /** A few others: those who look for a match first, then those who play. */
  readonly people: readonly OnlinePerson[];
}

/** How two people stand after their matches. */
export interface Score {
  readonly matches: number;
  readonly wins: number;
  readonly losses: number;
  /** In which neither was ahead of the other: drawn, won together, or won by a third. */
  readonly draws: number;
}

/** An opponent, with the score as the user has it. */
export interface OpponentScore extends PersonView, Score {
  readonly lastAt: number;
}

/** With whom a user has played, in their latest matches. */
export interface OpponentsView {
  /** The most matches first. */
  readonly favourite: readonly OpponentScore[];
  /** The latest first. */
  readonly recent: readonly OpponentScore[];
}

/** A user in short, as one viewer sees them. */
export interface PlayerCard {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account';
  /** A program plays under this name. */
  readonly isBot: boolean;
  readonly ratings: readonly (RatingView & { readonly game: string; readonly mode: string })[];
  /** Null: not here, or not to be seen. */
  readonly status: FriendStatus | null;
  /** The viewer's score against them; null for oneself and for one who is not signed in. */
  readonly score: Score | null;
}
