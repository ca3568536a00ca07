import { type OnlineView, type OpponentsView, type PlayerCard, parseUserId, type UserId } from '@safehouse/protocol';
import { isPublished } from '../match/listed-match.ts';
import { opponentsIn, scoreIn } from '../people/scores.ts';
import { ratingView } from '../ratings/rating-view.ts';
import type { Services } from '../services.ts';
import { onlineViewFor } from '../socket/online-broadcast.ts';
import type { MatchWithSummary } from '../store/match-store.ts';
import { forAnybody, NO_SUCH_USER_REPLY, type Route } from './route.ts';

/** Scores are computed from this many of the latest matches. */
const MAX_MATCHES = 300;

const showOnline = forAnybody({
  method: 'get',
  path: '/api/online',
  summary: 'How many are online, and some of them: those who look for a match first, then those who play.',
  body: null,
  async run({ services, user }) {
    const { online } = services.hub;
    const viewer = { user: user?.id ?? null, blocked: await blocksOf(services, user?.id) };
    return { json: onlineViewFor(online, await online.list(), viewer) satisfies OnlineView };
  },
});

const showCard = forAnybody({
  method: 'get',
  path: '/api/users/:id/card',
  summary: 'A user in short: ratings, whether they are online, and your score against them.',
  limit: 'past',
  body: null,
  async run({ services, user, params }) {
    const id = parseUserId(params.id);
    const found = id && (await services.store.users.byId(id));
    if (!found) return NO_SUCH_USER_REPLY;
    const viewer = user?.id ?? null;
    const [ratings, status, score] = await Promise.all([
      services.store.ratings.ratingsOf(found.id),
      statusFor(services, viewer, found.id),
      scoreFor(services, viewer, found.id),
    ]);
    const card: PlayerCard = {
      id: found.id,
      name: found.name,
      kind: found.kind,
      isBot: found.isBot,
      ratings: ratings.map((rating) => ({ game: rating.game, mode: rating.mode, ...ratingView(rating) })),
      status,
      score,
    };
    return { json: card };
  },
});

const showOpponents = forAnybody({
  method: 'get',
  path: '/api/users/:id/opponents',
  summary:
    'With whom a user has played most and latest, with the score between both: of all matches for oneself, for others of those that everybody could watch.',
  limit: 'past',
  body: null,
  async run({ services, user, params }) {
    const id = parseUserId(params.id);
    if (id === null || !(await services.store.users.byId(id))) return NO_SUCH_USER_REPLY;
    const { directory } = services;
    const matches = user?.id === id ? await ownMatches(services, id) : await publicMatches(services, id);
    await directory.preload(matches.flatMap(({ summary }) => summary.holders));
    const blocked = await blocksOf(services, user?.id);
    const isShown = (other: UserId) => directory.nameOf(other) !== null && !blocked.has(other);
    const { favourite, recent } = opponentsIn(matches, id, isShown);
    const named = <T extends { readonly id: UserId }>(score: T) => ({ ...score, name: directory.nameOf(score.id) });
    const view: OpponentsView = { favourite: favourite.map(named), recent: recent.map(named) };
    return { json: view };
  },
});

async function blocksOf({ store }: Services, user: UserId | undefined): Promise<ReadonlySet<UserId>> {
  return new Set(user === undefined ? [] : await store.people.blocksOf(user));
}

/** With a block between both, neither is told whether the other is online. */
async function statusFor(services: Services, viewer: UserId | null, id: UserId): Promise<PlayerCard['status']> {
  if ((await blocksOf(services, viewer ?? undefined)).has(id)) return null;
  return services.hub.presenceOf(id);
}

async function scoreFor({ store }: Services, viewer: UserId | null, id: UserId): Promise<PlayerCard['score']> {
  if (viewer === null || viewer === id) return null;
  return scoreIn(await store.matches.matchesBetween(viewer, id, MAX_MATCHES), viewer, id);
}

async function ownMatches({ store }: Services, user: UserId): Promise<readonly MatchWithSummary[]> {
  return (await store.matches.matchesOf(user, MAX_MATCHES)).filter(({ summary }) => summary.status === 'over');
}

async function publicMatches({ store, now }: Services, user: UserId): Promise<readonly MatchWithSummary[]> {
  const found = await store.matches.listedMatchesOf(user, now() + 1, MAX_MATCHES);
  return found.filter((match) => isPublished(match, now()));
}

export const cardRoutes: readonly Route[] = [showOnline, showCard, showOpponents];
