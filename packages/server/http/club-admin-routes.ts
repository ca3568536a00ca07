import { refusal, renameClubRequest } from '@safehouse/protocol';
import { adminAction } from './admin-action.ts';
import type { Route } from './route.ts';

const renameClub = adminAction({
  method: 'put',
  path: '/api/admin/clubs/:id/name',
  summary: 'Give a club another name.',
  body: renameClubRequest,
  action: 'rename-club',
  async perform({ services, params, body: { name } }) {
    const before = await services.store.clubs.find(params.id);
    const refused = await services.clubs.rename(params.id, name);
    return refused ? { refusal: refused } : { target: params.id, detail: `${before?.name} → ${name}`, json: { name } };
  },
});

const closeClub = adminAction({
  method: 'delete',
  path: '/api/admin/clubs/:id',
  summary: 'Close a club with its board; its tournaments that have not started are cancelled.',
  body: null,
  action: 'close-club',
  async perform({ services, params }) {
    const club = await services.store.clubs.find(params.id);
    const refused = await services.clubs.close(params.id);
    if (refused) return { refusal: refused };
    await services.tournaments.cancelOfClub(params.id);
    return { target: params.id, ...(club && { detail: club.name }) };
  },
});

const hidePost = adminAction({
  method: 'delete',
  path: '/api/admin/clubs/:id/posts/:n',
  summary: 'Hide a post on the message board of a club.',
  body: null,
  action: 'hide-club-post',
  async perform({ services, params }) {
    if (!/^\d{1,9}$/.test(params.n)) return { refusal: refusal('not-found', 'there is no such post') };
    const refused = await services.clubBoard.hide(params.id, Number(params.n));
    return refused ? { refusal: refused } : { target: params.id, detail: params.n };
  },
});

export const clubAdminRoutes: readonly Route[] = [renameClub, closeClub, hidePost];
