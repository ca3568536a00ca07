import { type ClubRole, refusal, type UserId } from '@safehouse/protocol';
import type { ClubId, ClubStore, StoredClub } from '../store/club-store.ts';

/** Who looks at a club. */
export interface ClubViewer {
  readonly user: UserId | null;
  /** The secret of an invitation link. */
  readonly invitation?: string | undefined;
}

export interface ClubAccess {
  readonly club: StoredClub;
  /** Null for a non-member. */
  readonly role: ClubRole | null;
  /** May they see its board, members, tournaments and matches? */
  readonly canRead: boolean;
  readonly canJoin: boolean;
}

/** The same for a club that is not there and one that somebody may not know of. */
export const NO_SUCH_CLUB = refusal('not-found', 'there is no such club');

export const ORGANISERS_ONLY = refusal('forbidden', 'only its organisers can do this');

/** Null where there is no such club, or the viewer may not know of it. */
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

/** Organisers change the club and look after its board; the founder is one. */
export function isOrganiser(role: ClubRole | null): boolean {
  return role === 'founder' || role === 'organiser';
}
