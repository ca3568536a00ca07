import type { UserId } from '@safehouse/protocol';
import type { ClubId } from './club-store.ts';

/** `user` is asked by `author` to join a club. */
export interface ClubInvitation {
  readonly club: ClubId;
  readonly user: UserId;
  readonly author: UserId;
  readonly at: number;
}

/** Invitations to clubs by name. What resolves is on disk. */
export interface ClubInvitationStore {
  /** Replaces an earlier one to the same club. */
  invite(invitation: ClubInvitation): Promise<void>;
  find(club: ClubId, user: UserId): Promise<ClubInvitation | null>;
  /** To clubs that there still are, the latest first. */
  invitationsTo(user: UserId, limit: number): Promise<ClubInvitation[]>;
  /** Of everybody, to clubs that there still are, the latest first. */
  invitationsSince(time: number, limit: number): Promise<ClubInvitation[]>;
  remove(club: ClubId, user: UserId): Promise<void>;
  /** Those to and by the user. */
  eraseUser(user: UserId): Promise<void>;
}
