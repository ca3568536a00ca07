import { parseUserId, type UserMatches } from '@safehouse/protocol';
import { isPublished, toListedMatch } from '../match/listed-match.ts';
import { forAnybody, NO_SUCH_USER_REPLY, type Route } from './route.ts';

const PAGE_SIZE = 20;

const showMatches = forAnybody({
  method: 'get',
  path: '/api/users/:id/matches',
  summary:
    'Finished matches of a user that everybody could watch, the latest first; private ones are never among them.',
  limit: 'past',
  body: null,
  query: { before: 'the `next` of the page before' },
  async run({ services, params, query }) {
    const id = parseUserId(params.id);
    if (id === null) return NO_SUCH_USER_REPLY;
    const { directory, store } = services;
    await directory.preload([id]);
    if (directory.nameOf(id) === null) return NO_SUCH_USER_REPLY;
    const now = services.now();
    const before = /^\d{1,15}$/.test(query.before ?? '') ? Number(query.before) : now + 1;
    const found = await store.matches.listedMatchesOf(id, before, PAGE_SIZE);
    const shown = found.filter((match) => isPublished(match, now));
    await directory.preload(shown.flatMap(({ summary }) => summary.holders));
    const page: UserMatches = {
      matches: shown.map((match) => toListedMatch(match, id, directory.nameOf)),
      next: found.length === PAGE_SIZE ? (found.at(-1)?.summary.updatedAt ?? null) : null,
    };
    return { json: page };
  },
});

export const profileRoutes: readonly Route[] = [showMatches];
