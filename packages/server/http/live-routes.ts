import { liveTablesView, MAX_LISTED } from '../live/live-view.ts';
import { forAnybody, type Route } from './route.ts';

const listLiveTables = forAnybody({
  method: 'get',
  path: '/api/live',
  summary: `Listed tables in play as spectators see them, the best first, at most ${MAX_LISTED}; and which of them is on the front page (\`tv\`).`,
  body: null,
  query: { game: 'only tables of this game' },
  async run({ services, user, query: { game } }) {
    const blocked = new Set(user ? await services.store.people.blocksOf(user.id) : []);
    return { json: liveTablesView(await services.live.list(), { blocked, game }) };
  },
});

export const liveRoutes: readonly Route[] = [listLiveTables];
