import { type ClubRole, refusal, type UserId } from '@safehouse/protocol';
import type { ClubId, ClubStore, StoredClub } from '../store/club-store.ts';

/** The user who views a club. */
export interface ClubViewer {
  readonly user: UserId | null;
  /** The secret of an invitation link. */
  readonly invitation?: string | undefined;
}

export interface ClubAccess {
  readonly club: StoredClub;
  /** Null for a non-member. */
  readonly role: ClubRole | null;
  /** May they see the board, members, tournaments and matches? */
  readonly canRead: boolean;
  readonly canJoin: boolean;
}

/** The same for a club that does not exist and for one that must stay unknown to the user. */
export const NO_SUCH_CLUB = refusal('not-found', 'there is no such club');

export const ORGANISERS_ONLY = refusal('forbidden', 'only its organisers can do this');

/** Null if there is no such club, or the viewer must not know about it. */
export async function clubAccess(
  store: Pick<ClubStore, 'find' | 'memberOf'>,
  id: ClubId,
  { user, invitation }: ClubViewer,
): Promise<ClubAccess | null> {
  const club = await store.find(id);
  if (!club) return null;
  const known = user === null ? null : await store.memberOf(id, user);
  const isBarred = known?.role === 'barred';
  const role = known && known.role !== 'barred' ? known.role : null;
  const isOpen = club.access === 'open';
  if (!isOpen && role === null && (isBarred || invitation !== club.invitation)) return null;
  return { club, role, canRead: isOpen || role !== null, canJoin: role === null && !isBarred };
}

/** Organisers change the club and moderate its board. The founder is one of them. */
export function isOrganiser(role: ClubRole | null): boolean {
  return role === 'founder' || role === 'organiser';
}
