import { loadGame } from '@safehouse/games/registry';
import { parseUserId, type RatingView, refusal } from '@safehouse/protocol';
import { statisticsByMode } from '../ratings/game-statistics.ts';
import { computeOwnStatistics } from '../ratings/own-statistics.ts';
import type { LeaderboardCriteria, StoredRating } from '../store/rating-store.ts';
import { forAnybody, forUser, NO_SUCH_USER, type Reply, type Route } from './route.ts';

const NO_SUCH_GAME: Reply = { refusal: refusal('not-found', 'there is no such game') };

/** With more players a match tells less about each of them, so a rating takes longer to become certain. */
const TWO_PLAYER_CRITERIA: LeaderboardCriteria = { limit: 100, minMatches: 10, maxDeviation: 150 };
const MULTIPLAYER_CRITERIA: LeaderboardCriteria = { limit: 100, minMatches: 20, maxDeviation: 250 };

const showLeaderboard = forAnybody({
  method: 'get',
  path: '/api/ratings/:game',
  summary: 'The leaderboard of a game and mode: users with enough matches for a certain rating.',
  body: null,
  query: {
    mode: 'the number of players and the non-default options, such as `2` (default) or `3,lone=0`',
  },
  async run({ services, params: { game }, query: { mode = '2' } }) {
    if (!(await loadGame(game))) return NO_SUCH_GAME;
    const criteria = /^2\b/.test(mode) ? TWO_PLAYER_CRITERIA : MULTIPLAYER_CRITERIA;
    const found = await services.store.ratings.leaders(game, mode, criteria);
    await services.directory.preload(found.map(({ user }) => user));
    const leaders = found.map((rating) => ({
      user: rating.user,
      name: services.directory.nameOf(rating.user),
      ...ratingView(rating),
    }));
    return { json: { game, mode, leaders: leaders.filter(({ name }) => name !== null) } };
  },
});

const showUser = forAnybody({
  method: 'get',
  path: '/api/users/:id',
  summary: 'A user: name, ratings, how often they have played and won, and which bots they say they have beaten.',
  body: null,
  async run({ services, params }) {
    const id = parseUserId(params.id);
    if (id === null) return NO_SUCH_USER;
    await services.directory.preload([id]);
    const name = services.directory.nameOf(id);
    if (name === null) return NO_SUCH_USER;
    const { ratings, practice } = services.store;
    const gameRatings = (await ratings.ratingsOf(id)).map((rating) => ({
      game: rating.game,
      mode: rating.mode,
      ...ratingView(rating),
    }));
    const [played, beaten] = await Promise.all([ratings.playedCountsOf(id), practice.beatenBy(id)]);
    return { json: { id, name, ratings: gameRatings, played, beaten } };
  },
});

const showGameStatistics = forAnybody({
  method: 'get',
  path: '/api/stats/:game',
  summary: 'Statistics of the finished matches of a game by mode: draws, moves, wins by seat and by bot.',
  body: null,
  async run({ services, params: { game } }) {
    if (!(await loadGame(game))) return NO_SUCH_GAME;
    return { json: { game, modes: statisticsByMode(await services.store.ratings.tallies(game)) } };
  },
});

const MAX_HISTORY = 500;

const showOwnStatistics = forUser({
  method: 'get',
  path: '/api/me/statistics',
  summary: 'The history of your ratings, and statistics of your latest matches by game and mode.',
  limit: 'tables',
  body: null,
  async run({ services: { store }, user }) {
    const history = await store.ratings.historyOf(user.id, MAX_HISTORY);
    const rounded = history.map((step) => ({ ...step, rating: Math.round(step.rating) }));
    return { json: { history: rounded, ...(await computeOwnStatistics(store.matches, user.id)) } };
  },
});

function ratingView({ rating, deviation, matches }: StoredRating): RatingView {
  return { rating: Math.round(rating), deviation: Math.round(deviation), matches };
}

export const ratingRoutes: readonly Route[] = [showLeaderboard, showUser, showGameStatistics, showOwnStatistics];
