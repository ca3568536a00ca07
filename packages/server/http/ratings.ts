import { loadGame } from '@safehouse/games/registry';
import { parseUserId, type RatingShown, refusal } from '@safehouse/protocol';
import { ownStatistics } from '../ratings/own-statistics.ts';
import { statisticsFrom } from '../ratings/statistics.ts';
import type { Leading, RatingKept } from '../store/ratings.ts';
import { forAnybody, forUser, type Reply, type Route } from './route.ts';

const NO_GAME: Reply = { refusal: refusal('not-found', 'there is no such game') };
const NOBODY: Reply = { refusal: refusal('not-found', 'there is no such person') };

/** With more players a match tells less about each of them, and a rating takes longer to become sure. */
const LEADING_OF_TWO: Leading = { most: 100, matches: 10, deviation: 150 };
const LEADING_OF_MORE: Leading = { most: 100, matches: 20, deviation: 250 };

const leaders = forAnybody({
  method: 'get',
  path: '/api/ratings/:game',
  summary: 'The leader board of a game and mode: those who have played enough for their rating to be sure.',
  body: null,
  query: {
    mode: 'the number of players and the options that differ, such as `2` (the default) or `3,lone=0`',
  },
  async run({ house, params: { game }, query: { mode = '2' } }) {
    if (!(await loadGame(game))) return NO_GAME;
    const leading = /^2\b/.test(mode) ? LEADING_OF_TWO : LEADING_OF_MORE;
    const found = await house.store.ratings.leaders(game, mode, leading);
    await house.directory.meet(found.map(({ user }) => user));
    const shown = found.map((kept) => ({
      user: kept.user,
      name: house.directory.nameOf(kept.user),
      ...figures(kept),
    }));
    return { json: { game, mode, leaders: shown.filter(({ name }) => name !== null) } };
  },
});

const person = forAnybody({
  method: 'get',
  path: '/api/users/:id',
  summary: 'Somebody: their name, their ratings, and how often they have played and won.',
  body: null,
  async run({ house, params }) {
    const id = parseUserId(params.id);
    if (id === null) return NOBODY;
    await house.directory.meet([id]);
    const name = house.directory.nameOf(id);
    if (name === null) return NOBODY;
    const { ratings } = house.store;
    const shown = (await ratings.ratingsOf(id)).map((kept) => ({
      game: kept.game,
      mode: kept.mode,
      ...figures(kept),
    }));
    return { json: { id, name, ratings: shown, played: await ratings.playedBy(id) } };
  },
});

const statistics = forAnybody({
  method: 'get',
  path: '/api/stats/:game',
  summary:
    'What the finished matches of a game have come to, by mode: draws, moves, wins by seat and by bot.',
  body: null,
  async run({ house, params: { game } }) {
    if (!(await loadGame(game))) return NO_GAME;
    return { json: { game, modes: statisticsFrom(await house.store.ratings.tallies(game)) } };
  },
});

const LONGEST_HISTORY = 500;

const own = forUser({
  method: 'get',
  path: '/api/me/statistics',
  summary: 'How your ratings have changed, and what your latest matches have come to, by game and mode.',
  limit: 'tables',
  body: null,
  async run({ house: { store }, user }) {
    const history = await store.ratings.historyOf(user.id, LONGEST_HISTORY);
    const rounded = history.map((step) => ({ ...step, rating: Math.round(step.rating) }));
    return { json: { history: rounded, ...(await ownStatistics(store.matches, user.id)) } };
  },
});

function figures({ rating, deviation, matches }: RatingKept): RatingShown {
  return { rating: Math.round(rating), deviation: Math.round(deviation), matches };
}

export const ratingRoutes: readonly Route[] = [leaders, person, statistics, own];
