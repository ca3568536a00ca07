import { type ChatMessage, chatContent, type MatchId, parseMatchId, refusal, type UserId } from '@safehouse/protocol';
import { MAX_LINES_READ } from '../store/chat-store.ts';
import { forAnybody, forUser, NO_SUCH_MATCH_REPLY, type Reply, type Route } from './route.ts';

const TOO_MUCH_SAID: Reply = {
  refusal: refusal('too-many-requests', 'too many messages from your address: wait a little'),
};

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
  limit: 'past',
  body: null,
  query: { since: `only lines after this number, the latest ${MAX_LINES_READ}` },
  run: ({ services, user, params, query }) =>
    linesReply(services.chat, { id: params.id, user: user?.id ?? null, since: query.since }),
});

const postSpectatorLine = forUser({
  method: 'post',
  path: '/api/matches/:id/spectator-chat',
  summary: 'Say something to the other spectators of a match, as text or by the id of a phrase. Players cannot.',
  body: chatContent,
  async run({ services, user, params, body, clientAddress }) {
    const id = parseMatchId(params.id);
    if (id === null) return NO_SUCH_MATCH_REPLY;
    if (!services.limits.allows('spectator-chat', clientAddress)) return TOO_MUCH_SAID;
    const line = await services.spectatorChat.post(id, user.id, body);
    return 'code' in line ? { refusal: line } : { status: 201, json: line };
  },
});

const readSpectatorChat = forAnybody({
  method: 'get',
  path: '/api/matches/:id/spectator-chat',
  summary: 'What the spectators of a match say to each other; players get it when the match is over.',
  limit: 'past',
  body: null,
  query: { since: `only lines after this number, the latest ${MAX_LINES_READ}` },
  run: ({ services, user, params, query }) =>
    linesReply(services.spectatorChat, { id: params.id, user: user?.id ?? null, since: query.since }),
});

interface LinesRequest {
  readonly id: string;
  readonly user: UserId | null;
  readonly since: string | undefined;
}

interface ReadableChat {
  linesAfter(match: MatchId, user: UserId | null, n: number): Promise<readonly ChatMessage[] | null>;
}

async function linesReply(chat: ReadableChat, { id, user, since = '0' }: LinesRequest): Promise<Reply> {
  const match = parseMatchId(id);
  if (match === null) return NO_SUCH_MATCH_REPLY;
  if (!/^\d{1,9}$/.test(since)) return { refusal: refusal('bad-request', '"since" must be a number') };
  const lines = await chat.linesAfter(match, user, Number(since));
  return lines ? { json: { lines } } : NO_SUCH_MATCH_REPLY;
}

export const chatRoutes: readonly Route[] = [postChatLine, readChat, postSpectatorLine, readSpectatorChat];
