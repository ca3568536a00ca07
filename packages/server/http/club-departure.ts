import type { UserId } from '@safehouse/protocol';
import type { Services } from '../services.ts';
import type { ClubId } from '../store/club-store.ts';

type ClubServices = Pick<Services, 'clubs' | 'tournaments' | 'store'>;

/** One who leaves a club, or is removed, leaves its tournaments; a club without members ends with what it had planned. */
export async function leaveTournamentsOfClub(
  { tournaments, store }: ClubServices,
  club: ClubId,
  user: UserId,
): Promise<void> {
  await tournaments.leaveClub(club, user);
  if (!(await store.clubs.find(club))) await tournaments.cancelOfClub(club);
}

/** For one who is banned, or deletes the account. */
export async function leaveTournamentsAndClubs({ tournaments, clubs }: ClubServices, user: UserId): Promise<void> {
  await tournaments.removeEverywhere(user);
  for (const club of await clubs.removeEverywhere(user)) await tournaments.cancelOfClub(club);
}
