import { seeking } from '@safehouse/protocol';
import { forUser, type Route } from './route.ts';

const seek = forUser({
  method: 'post',
  path: '/api/seeks',
  summary:
    'Find an opponent. Answers after at most 25 seconds with {match}, or with {waiting: true}: then ask again.',
  limit: 'tables',
  body: seeking,
  async run({ house, user, body, request }) {
    const answer = await house.seeks.seek(user, body, request.signal);
    return 'code' in answer ? { refusal: answer } : { json: answer };
  },
});

const cancel = forUser({
  method: 'delete',
  path: '/api/seeks',
  summary: 'Stop looking for an opponent.',
  body: null,
  async run({ house, user }) {
    house.seeks.cancel(user);
    return { json: { waiting: false } };
  },
});

export const seekRoutes: readonly Route[] = [seek, cancel];
