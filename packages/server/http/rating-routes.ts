import { loadGame } from '@safehouse/games/registry';
import {
  type LeaderboardView,
  type PublicProfile,
  parseUserId,
  type RatingChange,
  type RatingPoint,
  refusal,
  seasonSpan,
} from '@safehouse/protocol';
import { statisticsByMode } from '../ratings/game-statistics.ts';
import { computeOwnStatistics } from '../ratings/own-statistics.ts';
import { ratingView } from '../ratings/rating-view.ts';
import type { LeaderboardCriteria } from '../store/rating-store.ts';
import { forAnybody, forUser, NO_SUCH_GAME_REPLY, NO_SUCH_USER_REPLY, type Reply, type Route } from './route.ts';

const NO_SUCH_SEASON: Reply = { refusal: refusal('bad-request', 'a season is written like 2026-q4') };

const MAX_HISTORY = 500;
/** Statistics of this many entries count as one expensive read, those of more as several. */
const ENTRIES_PER_READ = 500;

/** Within the season, whatever the rating was before. */
const MIN_SEASON_MATCHES = 5;

/** With more players a match says less about each of them, so a rating takes longer to become certain. */
const TWO_PLAYER_CRITERIA: LeaderboardCriteria = { limit: 100, minMatches: 10, maxDeviation: 150 };
const MULTIPLAYER_CRITERIA: LeaderboardCriteria = { limit: 100, minMatches: 20, maxDeviation: 250 };

const showLeaderboard = forAnybody({
  method: 'get',
  path: '/api/ratings/:game',
  summary: 'The leaderboard of a game and mode: users with enough matches for a certain rating.',
  limit: 'past',
  body: null,
  query: {
    mode: 'the number of players and the non-default options, such as `2` (default) or `3,lone=0`',
    season: 'a quarter of a year by UTC, such as `2026-q4`: those who played in it, as they stood after it',
  },
  async run({ services, params: { game }, query: { mode = '2', season } }) {
    if (!(await loadGame(game))) return NO_SUCH_GAME_REPLY;
    const span = season === undefined ? null : seasonSpan(season);
    if (season !== undefined && !span) return NO_SUCH_SEASON;
    const criteria = /^2\b/.test(mode) ? TWO_PLAYER_CRITERIA : MULTIPLAYER_CRITERIA;
    const { ratings } = services.store;
    const found = span
      ? await services.seasonBoards.leaders(game, mode, { ...criteria, ...span, minMatches: MIN_SEASON_MATCHES })
      : await ratings.leaders(game, mode, criteria);
    await services.directory.preload(found.map(({ user }) => user));
    const leaders = found.map((rating) => ({
      user: rating.user,
      name: services.directory.nameOf(rating.user),
      ...ratingView(rating),
    }));
    const named = leaders.filter(({ name }) => name !== null);
    return { json: { game, mode, season: season ?? null, leaders: named } satisfies LeaderboardView };
  },
});

const showUser = forAnybody({
  method: 'get',
  path: '/api/users/:id',
  summary: 'A user: name, ratings, how often they have played and won, and which bots they say they have beaten.',
  limit: 'past',
  body: null,
  async run({ services, params }) {
    const id = parseUserId(params.id);
    if (id === null) return NO_SUCH_USER_REPLY;
    const { ratings, practice, users } = services.store;
    const found = await users.byId(id);
    if (!found) return NO_SUCH_USER_REPLY;
    const { name, isBot } = found;
    const gameRatings = (await ratings.ratingsOf(id)).map((rating) => ({
      game: rating.game,
      mode: rating.mode,
      ...ratingView(rating),
    }));
    const [played, beaten, history] = await Promise.all([
      ratings.playedCountsOf(id),
      practice.beatenBy(id),
      ratings.historyOf(id, MAX_HISTORY),
    ]);
    const profile: PublicProfile = {
      id,
      name,
      ...(isBot && { isBot }),
      ratings: gameRatings,
      played,
      beaten,
      history: history.map(publicPoint),
    };
    return { json: profile };
  },
});

const showGameStatistics = forAnybody({
  method: 'get',
  path: '/api/stats/:game',
  summary: 'Statistics of the finished matches of a game by mode: draws, moves, wins by seat and by bot.',
  body: null,
  async run({ services, params: { game } }) {
    if (!(await loadGame(game))) return NO_SUCH_GAME_REPLY;
    return { json: { game, modes: statisticsByMode(await services.store.ratings.tallies(game)) } };
  },
});

const showOwnStatistics = forUser({
  method: 'get',
  path: '/api/me/statistics',
  summary: 'The history of your ratings, and statistics of your latest matches by game and mode.',
  limit: 'past',
  body: null,
  async run({ services: { store, limits }, user, clientAddress }) {
    const history = await store.ratings.historyOf(user.id, MAX_HISTORY);
    const statistics = await computeOwnStatistics(store.matches, user.id, (entries) => {
      const extraCost = Math.floor(entries / ENTRIES_PER_READ);
      limits.charge('past', user.id, extraCost);
      limits.charge('address-past', clientAddress, extraCost);
    });
    return { json: { history: history.map(roundedChange), ...statistics } };
  },
});

function roundedChange(step: RatingChange): RatingChange {
  return { ...step, rating: Math.round(step.rating) };
}

/** Without the match, because it may be private. */
function publicPoint({ game, mode, rating, at }: RatingChange): RatingPoint {
  return { game, mode, rating: Math.round(rating), at };
}

export const ratingRoutes: readonly Route[] = [showLeaderboard, showUser, showGameStatistics, showOwnStatistics];
