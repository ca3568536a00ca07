import * as z from 'zod';
import type { ListedMatch } from './server-message.ts';

/** Of a private note about somebody. */
const MAX_NOTE_LENGTH = 500;

/** What a user does about another one; what is missing stays as it is. */
export const personRequest = z.strictObject({
  follow: z.boolean().optional(),
  /** True asks for friendship, or accepts it; false ends it, withdraws the question or declines it. */
  friend: z.boolean().optional(),
  /** For oneself alone; empty removes it. */
  note: z.string().trim().max(MAX_NOTE_LENGTH).optional(),
  /** Ends everything between both, and keeps the other away. */
  block: z.boolean().optional(),
});

export type PersonRequest = z.infer<typeof personRequest>;

export const inviteRequest = z.strictObject({ to: z.string().max(40) });

/** `asked`: by the user; `asks`: the other one has asked. */
export type Friendship = 'none' | 'asked' | 'asks' | 'friends';

/** How a user stands to another one, as the user sees it. */
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

/** `looking`: for an opponent; `playing`: has a table of their own open. */
export type FriendStatus = 'online' | 'looking' | 'playing';

/** Somebody the user has played with. */
export interface OpponentView extends PersonView {
  readonly matches: number;
  readonly lastAt: number;
}

/** A table with a free seat that somebody has asked the user to. */
export interface InvitationView {
  readonly match: ListedMatch;
  readonly from: PersonView;
}

/** Everybody a user knows, for the user alone. */
export interface PeopleView {
  /** Friends, those who ask or were asked, followed, blocked, and those with a note. */
  readonly people: readonly KnownPerson[];
  /** The latest first. */
  readonly opponents: readonly OpponentView[];
  readonly invitations: readonly InvitationView[];
}
