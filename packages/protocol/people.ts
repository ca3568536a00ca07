import * as z from 'zod';
import type { ListedMatch } from './server-message.ts';

const MAX_NOTE_LENGTH = 500;

/** Changes a user's relation to another one. Missing fields are not changed. */
export const personRequest = z.strictObject({
  follow: z.boolean().optional(),
  /** True sends or accepts a friend request; false ends the friendship, or withdraws or declines the request. */
  friend: z.boolean().optional(),
  /** Only visible to its author. Empty removes it. */
  note: z.string().trim().max(MAX_NOTE_LENGTH).optional(),
  /** Ends friendship and following in both directions, and prevents contact. */
  block: z.boolean().optional(),
});

export type PersonRequest = z.infer<typeof personRequest>;

export const inviteRequest = z.strictObject({ to: z.string().max(40) });

/** `asked`: the user has sent a request; `asks`: the user has received one. */
export type Friendship = 'none' | 'asked' | 'asks' | 'friends';

/** A user's relation to another one. */
export interface PersonRelation {
  readonly follows: boolean;
  readonly friendship: Friendship;
  readonly note: string;
  readonly isBlocked: boolean;
}

/** `name` is null for a deleted user. */
export interface PersonView {
  readonly id: string;
  readonly name: string | null;
}

export interface KnownPerson extends PersonView, PersonRelation {}

/** `looking`: for an opponent; `playing`: has an own table open. */
export type FriendStatus = 'online' | 'looking' | 'playing';

/** Somebody the user has played with. */
export interface OpponentView extends PersonView {
  readonly matches: number;
  readonly lastAt: number;
}

/** A table with a free seat to which somebody has invited the user. */
export interface InvitationView {
  readonly match: ListedMatch;
  readonly from: PersonView;
}

/** Everybody a user knows. Only visible to that user. */
export interface PeopleView {
  /** Friends, friend requests in both directions, followed and blocked people, and those with a note. */
  readonly people: readonly KnownPerson[];
  /** The latest first. */
  readonly opponents: readonly OpponentView[];
  readonly invitations: readonly InvitationView[];
}
