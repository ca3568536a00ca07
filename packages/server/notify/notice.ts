import type { MatchId, UserId } from '@safehouse/protocol';
import { titleOf } from '../game-title.ts';
import type { QueuedNotification } from '../store/notification-store.ts';
import type { Store } from '../store/store.ts';
import type { UserStore } from '../store/user-store.ts';

/** A notification with the names and titles in its text, which its reader can see in the app. Nothing of a game. */
export type Notice = { readonly path: string; readonly key: QueuedNotification } & (
  | { readonly event: 'turn'; readonly game: string; readonly others: readonly string[] }
  | { readonly event: 'invitation'; readonly game: string; readonly from: string }
  | { readonly event: 'friend-request'; readonly from: string }
  | { readonly event: 'tournament-start'; readonly name: string }
  | { readonly event: 'club-invitation'; readonly name: string; readonly from: string }
  /** `name`: of the club. */
  | { readonly event: 'club-tournament'; readonly name: string; readonly tournaments: readonly string[] }
);

export interface NoticeDeps {
  readonly store: Pick<Store, 'matches' | 'people' | 'users' | 'tournaments' | 'plans' | 'clubs' | 'clubInvitations'>;
  /** The name of a running tournament; null if it is not running. */
  runningTournament(id: string): Promise<string | null>;
  /** Those of a club that were created since then and have not started. */
  openClubTournaments(club: string, since: number): Promise<readonly OpenTournament[]>;
}

interface OpenTournament {
  readonly id: string;
  readonly name: string;
  readonly host: UserId;
  readonly players: ReadonlySet<UserId>;
}

const MAX_INVITATIONS = 20;

/** Null: no longer true, so nobody needs to be notified. */
export async function noticeOf(deps: NoticeDeps, key: QueuedNotification): Promise<Notice | null> {
  switch (key.event) {
    case 'turn':
      return turnNotice(deps, key);
    case 'invitation':
      return invitationNotice(deps, key);
    case 'friend-request':
      return friendNotice(deps, key);
    case 'club-invitation':
      return clubNotice(deps, key);
    case 'club-tournament':
      return clubTournamentNotice(deps, key);
    case 'tournament-start': {
      const name = await deps.runningTournament(key.about);
      return name === null ? null : { event: 'tournament-start', key, name, path: `/tournament/${key.about}` };
    }
    default:
      return null;
  }
}

async function turnNotice({ store }: NoticeDeps, key: QueuedNotification): Promise<Notice | null> {
  const match = key.about as MatchId;
  const [found] = await store.matches.listedMatches([match]);
  if (!found?.summary.waiting.includes(key.user)) return null;
  // A planned move will be played without them.
  if ((await store.plans.find(match, key.user))?.state === 'waiting') return null;
  const names = await store.users.namesOf(found.summary.holders.filter((holder) => holder !== key.user));
  const game = titleOf(found.header.game);
  return { event: 'turn', key, game, others: [...names.values()], path: `/match/${match}` };
}

async function invitationNotice({ store }: NoticeDeps, key: QueuedNotification): Promise<Notice | null> {
  const invitations = await store.people.invitationsTo(key.user, MAX_INVITATIONS);
  const invitation = invitations.find(({ match }) => match === key.about);
  if (!invitation) return null;
  const [found] = await store.matches.listedMatches([invitation.match]);
  const from = await authorName(store.users, invitation.author);
  if (!found || from === null) return null;
  return { event: 'invitation', key, game: titleOf(found.header.game), from, path: `/match/${invitation.match}` };
}

async function friendNotice({ store }: NoticeDeps, key: QueuedNotification): Promise<Notice | null> {
  const author = key.about as UserId;
  const relations = await store.people.relationsBetween(author, key.user);
  const asks = relations.some(({ kind, user }) => kind === 'request' && user === author);
  const from = asks ? await authorName(store.users, author) : null;
  return from === null ? null : { event: 'friend-request', key, from, path: '/friends' };
}

/** Null for a user who is deleted or banned: nobody is notified about them. */
async function authorName(users: Pick<UserStore, 'byId'>, author: UserId): Promise<string | null> {
  const found = await users.byId(author);
  return !found || found.isBanned ? null : found.name;
}

async function clubNotice({ store }: NoticeDeps, key: QueuedNotification): Promise<Notice | null> {
  const invitation = await store.clubInvitations.find(key.about, key.user);
  if (!invitation || (await store.people.blocksOf(key.user)).includes(invitation.author)) return null;
  const author = await store.clubs.memberOf(key.about, invitation.author);
  if (author?.role !== 'founder' && author?.role !== 'organiser') return null;
  const club = await store.clubs.find(key.about);
  const from = (await store.users.namesOf([invitation.author])).get(invitation.author);
  if (!club || from === undefined) return null;
  return { event: 'club-invitation', key, name: club.name, from, path: `/club/${club.id}` };
}

/** For a member who has not joined it yet and has no block with its creator. */
async function clubTournamentNotice(deps: NoticeDeps, key: QueuedNotification): Promise<Notice | null> {
  const { store } = deps;
  const [club, member] = [await store.clubs.find(key.about), await store.clubs.memberOf(key.about, key.user)];
  if (!club || !member || member.role === 'barred') return null;
  const blocked = await store.people.blocksOf(key.user);
  const open = (await deps.openClubTournaments(club.id, key.at)).filter(
    ({ host, players }) => !blocked.includes(host) && !players.has(key.user),
  );
  const [first, ...more] = open;
  if (!first) return null;
  const path = more.length === 0 ? `/tournament/${first.id}` : `/club/${club.id}`;
  return { event: 'club-tournament', key, name: club.name, tournaments: open.map(({ name }) => name), path };
}
