import type { UserId } from '@safehouse/protocol';
import type { Services } from '../services.ts';
import type { ClubId } from '../store/club-store.ts';

type ClubServices = Pick<Services, 'clubs' | 'tournaments' | 'store'>;

/** Former members leave the club's tournaments. If the club has ended, its planned tournaments are cancelled. */
export async function leaveTournamentsOfClub(
  { tournaments, store }: ClubServices,
  club: ClubId,
  user: UserId,
): Promise<void> {
  await tournaments.leaveClub(club, user);
  if (!(await store.clubs.find(club))) await tournaments.cancelOfClub(club);
}

/** For a user who is banned or deletes the account. */
export async function leaveTournamentsAndClubs({ tournaments, clubs }: ClubServices, user: UserId): Promise<void> {
  await tournaments.removeEverywhere(user);
  for (const club of await clubs.removeEverywhere(user)) await tournaments.cancelOfClub(club);
}
