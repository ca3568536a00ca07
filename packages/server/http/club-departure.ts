import type { UserId } from '@safehouse/protocol';
import type { Services } from '../services.ts';
import type { ClubId } from '../store/club-store.ts';

type ClubServices = Pick<Services, 'clubs' | 'tournaments' | 'store'>;

/** Members who leave or are removed leave the club's tournaments; a club without members ends with its planned ones. */
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
