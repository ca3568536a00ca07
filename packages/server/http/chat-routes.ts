import { chatContent, parseMatchId, refusal } from '@safehouse/protocol';
import { forAnybody, forUser, NO_SUCH_MATCH_REPLY, type Route } from './route.ts';

const postChatLine = forUser({
  method: 'post',
  path: '/api/matches/:id/chat',
  summary: 'Send a chat message, as text or by the id of a phrase. Partners cannot chat while they play.',
  body: chatContent,
  async run({ services, user, params, body }) {
    const id = parseMatchId(params.id);
    if (id === null) return NO_SUCH_MATCH_REPLY;
    const line = await services.chat.post(id, user.id, body);
    return 'code' in line ? { refusal: line } : { status: 201, json: line };
  },
});

const readChat = forAnybody({
  method: 'get',
  path: '/api/matches/:id/chat',
  summary:
    'The chat of a match. Spectators get it with the delay of the match, and nothing of a match they may not see.',
  body: null,
  query: { since: 'only lines after this number' },
  async run({ services, user, params, query: { since = '0' } }) {
    const id = parseMatchId(params.id);
    if (id === null) return NO_SUCH_MATCH_REPLY;
    if (!/^\d{1,9}$/.test(since)) return { refusal: refusal('bad-request', '"since" must be a number') };
    const lines = await services.chat.linesAfter(id, user?.id ?? null, Number(since));
    return lines ? { json: { lines } } : NO_SUCH_MATCH_REPLY;
  },
});

export const chatRoutes: readonly Route[] = [postChatLine, readChat];
