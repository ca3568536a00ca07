import type { MatchId, UserId } from '@safehouse/protocol';

export type RelationKind = 'follow' | 'request' | 'friend' | 'note' | 'block';

/** Limits per user. */
export const PEOPLE_LIMITS: { readonly [kind in RelationKind]: number } = {
  follow: 500,
  request: 50,
  friend: 500,
  note: 500,
  block: 1000,
};

/** A relation that `user` has to `other`. A friendship consists of two. */
export interface RelationKey {
  readonly user: UserId;
  readonly other: UserId;
  readonly kind: RelationKind;
}

export interface Relation extends RelationKey {
  readonly at: number;
  /** Empty for all other kinds. */
  readonly note: string;
}

export interface StoredOpponent {
  readonly user: UserId;
  readonly matches: number;
  readonly lastAt: number;
}

/** `author` has invited `user` to a table. */
export interface Invitation {
  readonly match: MatchId;
  readonly user: UserId;
  readonly author: UserId;
  readonly at: number;
}

export interface PeopleStore {
  /** Atomic. An added relation replaces an earlier one of the same kind. */
  update(change: { readonly remove: readonly RelationKey[]; readonly add: readonly Relation[] }): Promise<void>;
  /** All relations of this user to others, and friend requests to this user. */
  relationsOf(user: UserId): Promise<Relation[]>;
  /** The users to whom this user has a relation of this kind, the earliest first. */
  relatedTo(user: UserId, kind: RelationKind, limit: number): Promise<UserId[]>;
  /** In both directions. */
  relationsBetween(user: UserId, other: UserId): Promise<Relation[]>;
  /** Unanswered friend requests since this time, the latest first. */
  requestsSince(time: number, limit: number): Promise<Relation[]>;
  /** Users whom the user has blocked, and who have blocked the user. */
  blocksOf(user: UserId): Promise<UserId[]>;
  /** The people at the user's tables (for finished ones, at the end) in their latest matches; the latest first. */
  opponentsOf(user: UserId, limit: number): Promise<StoredOpponent[]>;
  /** Replaces an earlier invitation to the same table. */
  invite(invitation: Invitation): Promise<void>;
  /** To tables that are still open, the latest first. */
  invitationsTo(user: UserId, limit: number): Promise<Invitation[]>;
  /** Of all users, to tables that are still open, the latest first. */
  invitationsSince(time: number, limit: number): Promise<Invitation[]>;
  removeInvitation(match: MatchId, user: UserId): Promise<void>;
  /** Those between two people, in both directions. */
  removeInvitationsBetween(user: UserId, other: UserId): Promise<void>;
  /** Deletes invitations to tables that are no longer open. */
  deleteStaleInvitations(): Promise<void>;
  /** Deletes all relations from and to this user. */
  eraseUser(user: UserId): Promise<void>;
}
