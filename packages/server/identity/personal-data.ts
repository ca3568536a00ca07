import { setImmediate } from 'node:timers/promises';
import type { MatchId, UserId } from '@safehouse/protocol';
import type { MatchWithSummary } from '../store/match-store.ts';
import type { Store } from '../store/store.ts';
import type { Profile } from '../store/user.ts';

const NO_LIMIT = 1_000_000;

/** Everything the server stores about a user, without other people's data and without secrets of running matches. */
export async function exportPersonalData(store: Store, user: Profile): Promise<object> {
  const { id } = user;
  const sessions = await store.users.sessionsOf(id);
  return {
    format: 1,
    user,
    sessions: sessions.map(({ hash: _, user: __, ...times }) => times),
    matches: await ownMatches(store, id),
    chat: (await store.chat.linesOf(id)).map(({ user: _, ...line }) => line),
    spectatorChat: (await store.spectatorChat.linesOf(id)).map(({ user: _, ...line }) => line),
    ratings: (await store.ratings.ratingsOf(id)).map(({ user: _, ...rating }) => rating),
    played: await store.ratings.playedCountsOf(id),
    ratingHistory: await store.ratings.historyOf(id, NO_LIMIT),
    challenges: (await store.challenges.findAttempts({ user: id })).map(({ user: _, ...attempt }) => attempt),
    addresses: await store.addresses.addressesOf(id),
    reports: (await store.moderation.reportsBy(id)).map(({ author: _, ...report }) => report),
    practice: await store.practice.matchesOf(id, NO_LIMIT),
    beaten: await store.practice.beatenBy(id),
    plans: (await store.plans.plansOf(id)).map(({ match, lines, state }) => ({ match, lines, state })),
    tournaments: (await store.tournaments.listOf(id, NO_LIMIT)).map((tournament) => tournament.id),
    people: (await store.people.relationsOf(id))
      .filter(({ user }) => user === id)
      .map(({ user: _, ...relation }) => relation),
    clubs: (await store.clubs.listOf(id)).map(({ id: club, name, role, since }) => ({ club, name, role, since })),
    removedFromClubs: await store.clubs.barredFrom(id),
    clubPosts: (await store.clubPosts.postsOf(id)).map(({ user: _, ...post }) => post),
    clubInvitations: (await store.clubInvitations.invitationsTo(id, NO_LIMIT)).map(({ user: _, ...rest }) => rest),
    email: await store.emails.find(id),
    notificationsOff: (await store.notifications.reachOf([id]))[0].off,
    notifications: (await store.notifications.queuedFor(id)).map(({ user: _, ...queued }) => queued),
    push: (await store.push.subscriptionsOf(id)).map(({ endpoint }) => ({ endpoint })),
  };
}

async function ownMatches(store: Store, user: UserId): Promise<object[]> {
  const matches: object[] = [];
  for (const listed of await store.matches.matchesOf(user, NO_LIMIT)) {
    matches.push(await ownMatchData(store, listed, user));
    // Let the event loop handle other requests in between.
    await setImmediate();
  }
  return matches;
}

/** Only the user's own entries: the header contains the server's seed. */
async function ownMatchData(store: Store, { header, summary }: MatchWithSummary, user: UserId): Promise<object> {
  const { id, game, options, createdAt } = header;
  const { status, updatedAt, result } = summary;
  const entries = (await store.matches.load(id))?.entries ?? [];
  const did = entries.filter(({ author }) => author === user).map(({ version, at, event }) => ({ version, at, event }));
  return { id, game, options, createdAt, updatedAt, status, result, did };
}

/** Open and running matches in which the user holds a seat. */
export async function unfinishedMatches(store: Store, user: UserId): Promise<MatchId[]> {
  const matches = await store.matches.matchesOf(user, NO_LIMIT);
  return matches
    .filter(({ summary }) => summary.status === 'open' || summary.status === 'running')
    .filter(({ summary }) => summary.holders.includes(user))
    .map(({ header }) => header.id);
}

/** Open tables of a user, including the other table of a pair. */
export async function openTablesOf(store: Store, user: UserId): Promise<MatchId[]> {
  const matches = await store.matches.matchesOf(user, NO_LIMIT);
  return matches
    .filter(({ summary }) => summary.status === 'open')
    .flatMap(({ header }) => (header.pair ? [header.id, header.pair.id] : [header.id]));
}

/** The user is erased last: if something fails before that, they can still sign in and try again. */
export async function erasePersonalData(store: Store, user: UserId): Promise<void> {
  await store.chat.eraseUser(user);
  await store.spectatorChat.eraseUser(user);
  await store.push.eraseUser(user);
  await store.emails.remove(user);
  await store.notifications.eraseUser(user);
  await store.ratings.eraseUser(user);
  await store.challenges.eraseUser(user);
  await store.addresses.eraseUser(user);
  await store.moderation.eraseUser(user);
  await store.practice.eraseUser(user);
  await store.plans.eraseUser(user);
  await store.people.eraseUser(user);
  await store.clubPosts.eraseUser(user);
  await store.clubInvitations.eraseUser(user);
  await store.clubs.eraseUser(user);
  await store.users.erase(user);
}
