import { seekRequest } from '@safehouse/protocol';
import { seekQuotaRefusal } from '../lobby/table-quota.ts';
import { forUser, type Route } from './route.ts';

const seekOpponent = forUser({
  method: 'post',
  path: '/api/seeks',
  summary: 'Find an opponent. Responds within 25 seconds with {match}, or with {waiting: true}: then send it again.',
  limit: 'tables',
  body: seekRequest,
  async run({ services, user, body, request, clientAddress }) {
    const refused = await seekQuotaRefusal(services, { user, address: clientAddress });
    if (refused) return { refusal: refused };
    const result = await services.matchmaker.seek(user, body, request.signal);
    if ('code' in result) return { refusal: result };
    if ('match' in result) services.limits.allows('address-tables', clientAddress);
    return { json: result };
  },
});

const cancelSeek = forUser({
  method: 'delete',
  path: '/api/seeks',
  summary: 'Stop looking for an opponent.',
  body: null,
  async run({ services, user }) {
    services.matchmaker.cancel(user);
    return { json: { waiting: false } };
  },
});

export const seekRoutes: readonly Route[] = [seekOpponent, cancelSeek];
