import {
  joinTournamentRequest,
  refusal,
  renameTournamentRequest,
  type ServerRefusal,
  tournamentSettings,
} from '@safehouse/protocol';
import type { Tournament } from '@safehouse/tournament';
import { NO_SUCH_TOURNAMENT } from '../tournaments/tournaments.ts';
import { adminAction } from './admin-action.ts';
import { revalidatedReply } from './revalidated-reply.ts';
import { forAnybody, forUser, type Reply, type Route } from './route.ts';

const NO_SUCH_TOURNAMENT_REPLY: Reply = { refusal: NO_SUCH_TOURNAMENT };
const TOO_MANY_FROM_NETWORK: Reply = {
  refusal: refusal('too-many-requests', 'too many from your network: wait a little'),
};
const CODE_QUERY = { code: 'of a tournament by code, for those who do not take part' };

const listTournaments = forAnybody({
  method: 'get',
  path: '/api/tournaments',
  summary: 'Tournaments: those of the caller, then open ones that have not ended by their start, then the latest.',
  body: null,
  query: { unfinished: '`true`: only those that are open or running' },
  async run({ services, user, query, request }) {
    const which = query.unfinished === 'true' ? 'unfinished' : 'all';
    return revalidatedReply(request, await services.tournamentPages.list(user?.id ?? null, which));
  },
});

const createTournament = forUser({
  method: 'post',
  path: '/api/tournaments',
  summary: 'Create a tournament. A start in the past means at once.',
  limit: 'tables',
  body: tournamentSettings,
  async run({ services, user, body, origin, clientAddress }) {
    if (!services.limits.allows('tournaments', clientAddress)) return TOO_MANY_FROM_NETWORK;
    const id = await services.tournaments.create(user, body);
    if (typeof id !== 'string') return { refusal: id };
    return { status: 201, json: { id, url: `${origin}/tournament/${id}` } };
  },
});

const showTournament = forAnybody({
  method: 'get',
  path: '/api/tournaments/:id',
  summary: 'A tournament: settings, the best in the table, the latest round, and what concerns the caller.',
  limit: 'past',
  body: null,
  query: CODE_QUERY,
  async run({ services, user, params, query }) {
    const view = await services.tournamentPages.view(params.id, { user: user?.id ?? null, code: query.code });
    return view ? { json: view } : NO_SUCH_TOURNAMENT_REPLY;
  },
});

const showStandings = forAnybody({
  method: 'get',
  path: '/api/tournaments/:id/standings',
  summary: 'The whole table of a tournament.',
  limit: 'past',
  body: null,
  query: CODE_QUERY,
  async run({ services, user, params, query }) {
    const view = await services.tournamentPages.standings(params.id, { user: user?.id ?? null, code: query.code });
    return view ? { json: view } : NO_SUCH_TOURNAMENT_REPLY;
  },
});

const showRound = forAnybody({
  method: 'get',
  path: '/api/tournaments/:id/rounds/:round',
  summary: 'All matches of one round, which count from 0; in an arena those that started together.',
  limit: 'past',
  body: null,
  query: CODE_QUERY,
  async run({ services, user, params, query }) {
    const number = /^\d{1,6}$/.test(params.round) ? Number(params.round) : -1;
    const viewer = { user: user?.id ?? null, code: query.code };
    const view = await services.tournamentPages.round(params.id, number, viewer);
    return view ? { json: view } : NO_SUCH_TOURNAMENT_REPLY;
  },
});

const listMatches = forAnybody({
  method: 'get',
  path: '/api/tournaments/:id/matches',
  summary: 'The matches of all rounds, the latest first, 50 at a time.',
  limit: 'past',
  body: null,
  query: { ...CODE_QUERY, before: '`next` of the page before' },
  async run({ services, user, params, query }) {
    const before = /^\d{1,7}$/.test(query.before ?? '') ? Number(query.before) : null;
    const viewer = { user: user?.id ?? null, code: query.code };
    const view = await services.tournamentPages.matches(params.id, before, viewer);
    return view ? { json: view } : NO_SUCH_TOURNAMENT_REPLY;
  },
});

const join = forUser({
  method: 'post',
  path: '/api/tournaments/:id/join',
  summary: 'Take part, or come back after leaving. `seed` is your part of all deals; programs send `bot`.',
  limit: 'joins',
  body: joinTournamentRequest,
  async run({ services, user, params, body, clientAddress }) {
    // Also by address: anybody can create guests, which could take all places.
    if (!services.limits.allows('address-joins', clientAddress)) return TOO_MANY_FROM_NETWORK;
    return commandReply(await services.tournaments.join(params.id, user, body));
  },
});

const leave = forUser({
  method: 'post',
  path: '/api/tournaments/:id/leave',
  summary: 'Leave a tournament. A match that runs goes on.',
  limit: 'joins',
  body: null,
  run: async ({ services, user, params }) => commandReply(await services.tournaments.leave(params.id, user.id)),
});

const start = forUser({
  method: 'post',
  path: '/api/tournaments/:id/start',
  summary: 'Start a tournament of your own before its time.',
  limit: 'moves',
  body: null,
  run: async ({ services, user, params }) => commandReply(await services.tournaments.start(params.id, user.id)),
});

const cancel = forUser({
  method: 'post',
  path: '/api/tournaments/:id/cancel',
  summary: 'Cancel a tournament of your own before it starts.',
  limit: 'moves',
  body: null,
  run: async ({ services, user, params }) => commandReply(await services.tournaments.cancel(params.id, user.id)),
});

function commandReply(result: Tournament | ServerRefusal): Reply {
  return 'code' in result ? { refusal: result } : { json: { version: result.version } };
}

const close = adminAction({
  method: 'post',
  path: '/api/admin/tournaments/:id/close',
  summary: 'End a tournament without a result; its running matches end, too.',
  action: 'close-tournament',
  body: null,
  async perform({ services, params }) {
    const refused = await services.tournaments.close(params.id);
    return refused ? { refusal: refused } : { target: params.id };
  },
});

const rename = adminAction({
  method: 'put',
  path: '/api/admin/tournaments/:id/name',
  summary: 'Give a tournament another name, also after its end.',
  action: 'rename-tournament',
  body: renameTournamentRequest,
  async perform({ services, params, body: { name } }) {
    const before = await services.tournaments.rename(params.id, name);
    if (typeof before !== 'string') return { refusal: before };
    return { target: params.id, detail: `${before} → ${name}`, json: { name } };
  },
});

export const tournamentRoutes: readonly Route[] = [
  listTournaments,
  createTournament,
  showTournament,
  showStandings,
  showRound,
  listMatches,
  join,
  leave,
  start,
  cancel,
  close,
  rename,
];
