import type { UserId } from '@safehouse/protocol';
import type { ClubId } from './club-store.ts';

/** `author` has invited `user` to join a club. */
export interface ClubInvitation {
  readonly club: ClubId;
  readonly user: UserId;
  readonly author: UserId;
  readonly at: number;
}

/** Personal invitations to clubs. Resolved means on disk. */
export interface ClubInvitationStore {
  /** Replaces an earlier invitation to the same club. */
  invite(invitation: ClubInvitation): Promise<void>;
  find(club: ClubId, user: UserId): Promise<ClubInvitation | null>;
  /** To existing clubs only, the latest first. */
  invitationsTo(user: UserId, limit: number): Promise<ClubInvitation[]>;
  /** Of all users, to existing clubs only, the latest first. */
  invitationsSince(time: number, limit: number): Promise<ClubInvitation[]>;
  remove(club: ClubId, user: UserId): Promise<void>;
  /** Deletes the invitations to and by the user. */
  eraseUser(user: UserId): Promise<void>;
}
