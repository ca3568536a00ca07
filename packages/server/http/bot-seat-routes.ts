import { MAX_SEATS, parseSeat } from '@safehouse/contract';
import { botSeatRequest, refusal } from '@safehouse/protocol';
import { commandReply } from './command-reply.ts';
import { forUser, type Reply, type Route } from './route.ts';

const NO_SUCH_SEAT: Reply = { refusal: refusal('not-found', 'there is no such seat') };

const PATH = '/api/matches/:id/bots/:seat';

const addBot = forUser({
  method: 'put',
  path: PATH,
  summary:
    'Put a bot on a free seat of a table that you have opened and that is not rated; the match starts when it was the last one.',
  limit: 'moves',
  body: botSeatRequest,
  async run({ services, user, params, body }) {
    const chair = parseSeat(Number(params.seat), MAX_SEATS);
    if (chair === null) return NO_SUCH_SEAT;
    return commandReply(params.id, (match) =>
      services.commands.addBot({ match, user: user.id, chair, level: body.bot }),
    );
  },
});

const removeBot = forUser({
  method: 'delete',
  path: PATH,
  summary: 'Before the start: take the bot from a seat of a table that you have opened.',
  limit: 'moves',
  body: null,
  async run({ services, user, params }) {
    const chair = parseSeat(Number(params.seat), MAX_SEATS);
    if (chair === null) return NO_SUCH_SEAT;
    return commandReply(params.id, (match) => services.commands.removeBot({ match, user: user.id, chair }));
  },
});

export const botSeatRoutes: readonly Route[] = [addBot, removeBot];
