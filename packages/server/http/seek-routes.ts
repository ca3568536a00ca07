import { seekRequest } from '@safehouse/protocol';
import { forUser, type Route } from './route.ts';

const seekOpponent = forUser({
  method: 'post',
  path: '/api/seeks',
  summary:
    'Find an opponent. Answers after at most 25 seconds with {match}, or with {waiting: true}: then ask again.',
  limit: 'tables',
  body: seekRequest,
  async run({ services, user, body, request }) {
    const answer = await services.matchmaker.seek(user, body, request.signal);
    return 'code' in answer ? { refusal: answer } : { json: answer };
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
