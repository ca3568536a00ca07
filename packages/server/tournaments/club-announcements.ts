import type { UserId } from '@safehouse/protocol';
import { isPerson } from '@safehouse/tournament';
import type { NewNotification, Notifications } from '../notify/notifications.ts';
import type { ClubId } from '../store/club-store.ts';
import type { Store } from '../store/store.ts';
import type { TournamentId } from '../store/tournament-store.ts';
import type { TournamentRooms } from './tournament-rooms.ts';

interface AnnouncementDeps {
  readonly store: Pick<Store, 'clubs'>;
  readonly notifications: Pick<Notifications, 'notify'>;
}

interface NewClubTournament {
  readonly club: ClubId;
  readonly host: UserId;
  readonly at: number;
}

/** One that members of a club can join. */
export interface OpenClubTournament {
  readonly id: TournamentId;
  readonly name: string;
  readonly host: UserId;
  readonly players: ReadonlySet<UserId>;
}

/** Members are told of new tournaments of one club no more often, whatever its organisers do. */
const ANNOUNCEMENT_GAP_MS = 6 * 3_600_000;
const MAX_LISTED = 50;

/** What is announced is read when the message is sent: all that are new then and were not cancelled. */
export async function announceInClub({ store, notifications }: AnnouncementDeps, tournament: NewClubTournament) {
  const { club, at } = tournament;
  const notBefore = await store.clubs.scheduleAnnouncement(club, at, ANNOUNCEMENT_GAP_MS);
  const users = await membersToTell(store, tournament);
  notifications.notify({ users, event: 'club-tournament', about: club, happenedAt: at, notBefore });
}

async function membersToTell({ clubs }: Pick<Store, 'clubs'>, { club, host }: NewClubTournament): Promise<UserId[]> {
  const members = await clubs.membersOf(club);
  return members.flatMap(({ user, role }) => (role === 'barred' || user === host ? [] : [user]));
}

/** Those of a club that were created since then and have not started. */
export async function openClubTournaments(
  store: Pick<Store, 'tournaments'>,
  rooms: Pick<TournamentRooms, 'read'>,
  { club, since }: { readonly club: ClubId; readonly since: number },
): Promise<OpenClubTournament[]> {
  const found: OpenClubTournament[] = [];
  for (const { id, status: stored } of await store.tournaments.listOfClub(club, MAX_LISTED)) {
    if (stored !== 'open') continue;
    const open = await rooms.read(id, ({ status, createdAt, settings, host, players }) =>
      status === 'open' && createdAt >= since
        ? { id, name: settings.name, host, players: new Set([...players.keys()].filter(isPerson)) }
        : null,
    );
    if (open) found.push(open);
  }
  return found;
}

/** For what was created since then: whom to tell, as after a crash nobody may have been. */
export async function clubTournamentsSince(
  store: Pick<Store, 'tournaments' | 'clubs'>,
  rooms: Pick<TournamentRooms, 'read'>,
  since: number,
): Promise<(NewNotification & { readonly at: number })[]> {
  const found: (NewNotification & { readonly at: number })[] = [];
  for (const { id, status } of await store.tournaments.unfinished()) {
    if (status !== 'open') continue;
    const created = await rooms.read(id, ({ createdAt, settings, host }) =>
      createdAt >= since && settings.club !== null ? { club: settings.club, host, at: createdAt } : null,
    );
    if (!created) continue;
    const { club, at } = created;
    const users = await membersToTell(store, created);
    found.push({ users, event: 'club-tournament', about: club, happenedAt: at, at });
  }
  return found;
}
