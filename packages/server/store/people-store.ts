import type { MatchId, UserId } from '@safehouse/protocol';

export type RelationKind = 'follow' | 'request' | 'friend' | 'note' | 'block';

/** Of one user. */
export const PEOPLE_LIMITS: { readonly [kind in RelationKind]: number } = {
  follow: 500,
  request: 50,
  friend: 500,
  note: 500,
  block: 1000,
};

/** What `user` has decided about `other`. A friendship is two of them. */
export interface RelationKey {
  readonly user: UserId;
  readonly other: UserId;
  readonly kind: RelationKind;
}

export interface Relation extends RelationKey {
  readonly at: number;
  /** Empty unless it is a note. */
  readonly note: string;
}

export interface StoredOpponent {
  readonly user: UserId;
  readonly matches: number;
  readonly lastAt: number;
}

/** `user` is asked by `author` to sit down at a table. */
export interface Invitation {
  readonly match: MatchId;
  readonly user: UserId;
  readonly author: UserId;
  readonly at: number;
}

export interface PeopleStore {
  /** All or nothing. What is added replaces an earlier one of the same kind. */
  update(change: { readonly remove: readonly RelationKey[]; readonly add: readonly Relation[] }): Promise<void>;
  /** Everything this user has decided, and the requests of others to them. */
  relationsOf(user: UserId): Promise<Relation[]>;
  /** About whom the user has decided this, the earliest first. */
  relatedTo(user: UserId, kind: RelationKind, limit: number): Promise<UserId[]>;
  /** Both ways. */
  relationsBetween(user: UserId, other: UserId): Promise<Relation[]>;
  /** Questions for friendship that nobody has answered, the latest first. */
  requestsSince(time: number, limit: number): Promise<Relation[]>;
  /** Whom the user has blocked, and who has blocked the user. */
  blocksOf(user: UserId): Promise<UserId[]>;
  /** With whom the user sits at a table, or sat at its end, in their latest matches; the latest first. */
  opponentsOf(user: UserId, limit: number): Promise<StoredOpponent[]>;
  /** Replaces an earlier one to the same table. */
  invite(invitation: Invitation): Promise<void>;
  /** To tables that are still open, the latest first. */
  invitationsTo(user: UserId, limit: number): Promise<Invitation[]>;
  /** Of everybody, to tables that are still open, the latest first. */
  invitationsSince(time: number, limit: number): Promise<Invitation[]>;
  removeInvitation(match: MatchId, user: UserId): Promise<void>;
  /** Those between two people, in both directions. */
  removeInvitationsBetween(user: UserId, other: UserId): Promise<void>;
  /** Invitations to tables that are not open any more. */
  deleteStaleInvitations(): Promise<void>;
  /** Everything that others and this user have decided about each other. */
  eraseUser(user: UserId): Promise<void>;
}
