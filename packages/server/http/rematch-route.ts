import { parseMatchId, rematchRequest } from '@safehouse/protocol';
import { newMatchReply } from './new-matches.ts';
import { forUser, NO_SUCH_MATCH_REPLY } from './route.ts';

export const rematch = forUser({
  method: 'post',
  path: '/api/matches/:id/rematch',
  summary:
    'The next match of a series, or the same table again, with everybody one seat further. The first request creates it, the others join it; with a `commitment` they get its id and join it themselves.',
  limit: 'tables',
  body: rematchRequest,
  async run({ services, user, params, body, origin, clientAddress }) {
    const match = parseMatchId(params.id);
    if (match === null) return NO_SUCH_MATCH_REPLY;
    const result = await services.rematches.play({ ...body, match, user, address: clientAddress });
    if ('code' in result) return { refusal: result };
    if (result.type === 'created') return newMatchReply(result.created, user, origin);
    return { json: result.type === 'joined' ? { version: result.version } : { id: result.match } };
  },
});
