import { createHash } from 'node:crypto';
import type { TournamentSettings, UserId } from '@safehouse/protocol';
import type { Tournament } from '@safehouse/tournament';
import { type ClubAccess, clubAccess, isOrganiser } from '../clubs/club-access.ts';
import type { ClubStore } from '../store/club-store.ts';

/** The user who views a tournament. */
export interface TournamentViewer {
  readonly user: UserId | null;
  readonly code?: string | undefined;
}

/** With the viewer's access to the tournament's club; null if it has none, or they must not know about it. */
export interface TournamentVisitor extends TournamentViewer {
  readonly club: ClubAccess | null;
}

export async function visitorOf(
  clubs: Pick<ClubStore, 'find' | 'memberOf'>,
  { access, club }: TournamentSettings,
  viewer: TournamentViewer,
): Promise<TournamentVisitor> {
  const isOfClub = access === 'club' && club !== null;
  return { ...viewer, club: isOfClub ? await clubAccess(clubs, club, { user: viewer.user }) : null };
}

/** The code that players of a tournament can pass on. */
export function codeOf({ secret }: Tournament): string {
  return createHash('sha256').update(`${secret} code`).digest('base64url').slice(0, 10);
}

/** May this user see it? A club's tournament is visible to everybody who may read the club's board. */
export function maySee(tournament: Tournament, visitor: TournamentVisitor): boolean {
  const { user, club } = visitor;
  if (mayJoin(tournament, visitor) || club?.canRead) return true;
  return user !== null && (tournament.host === user || tournament.players.has(user));
}

export function mayJoin(tournament: Tournament, { user, code, club }: TournamentVisitor): boolean {
  const { access } = tournament.settings;
  if (access === 'open') return true;
  if (access === 'club') return club !== null && club.role !== null;
  return code === codeOf(tournament) || (user !== null && (tournament.host === user || tournament.players.has(user)));
}

/** Its creator and the organisers of its club may start and cancel it. */
export function mayManage({ host }: Tournament, { user, club }: TournamentVisitor): boolean {
  return user !== null && (host === user || isOrganiser(club?.role ?? null));
}
