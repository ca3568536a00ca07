import { createTableRequest, joinRequest, moveRequest, refusal, resignRequest, undoRequest } from '@safehouse/protocol';
import { redeemCommitment } from '../lobby/commitments.ts';
import { buildMatches, MAX_EDITION_BYTES } from '../lobby/match-builder.ts';
import { createInTurn, tableQuotaRefusal } from '../lobby/table-quota.ts';
import { commandReply } from './command-reply.ts';
import { newMatchReply } from './new-matches.ts';
import { rematch } from './rematch-route.ts';
import { MAX_BODY_BYTES } from './request-body.ts';
import { forUser, type Reply, type Route } from './route.ts';

const TOO_MANY_FROM_NETWORK: Reply = {
  refusal: refusal('too-many-requests', 'too many from your network: wait a little'),
};

const createCommitment = forUser({
  method: 'post',
  path: '/api/commitments',
  summary: 'Make the server commit to a seed before it knows yours. Send the commitment when you create a table.',
  limit: 'tables',
  body: null,
  async run({ services, clientAddress }) {
    // Also by address, because anybody can create guests.
    if (!services.limits.allows('commitments', clientAddress)) return TOO_MANY_FROM_NETWORK;
    return { status: 201, json: { commitment: await services.commitments.make() } };
  },
});

const createMatch = forUser({
  method: 'post',
  path: '/api/matches',
  summary: 'Create a table. Without a free seat the match starts at once.',
  limit: 'tables',
  body: createTableRequest,
  maxBodyBytes: MAX_EDITION_BYTES + MAX_BODY_BYTES,
  run: ({ services, user, body, origin, clientAddress }) =>
    createInTurn(user.id, async (): Promise<Reply> => {
      const refused = await tableQuotaRefusal(services, { user, address: clientAddress }, body);
      if (refused) return { refusal: refused };
      const reservation = await redeemCommitment(services.commitments, body.commitment);
      if ('code' in reservation) return { refusal: reservation };
      const matches = await buildMatches(body, user.id, services.now(), reservation);
      if ('code' in matches) return { refusal: matches };
      await services.rooms.create(matches);
      return newMatchReply(matches[0], user, origin);
    }),
});

const join = forUser({
  method: 'post',
  path: '/api/matches/:id/join',
  summary: 'Take a free seat; the match starts when the last one is taken. `seed` is your part of the deal.',
  limit: 'moves',
  body: joinRequest,
  run: ({ services, user, params, body, clientAddress }) =>
    commandReply(params.id, (match) => {
      const mayJoinListed = () => services.limits.allows('lobby-joins', clientAddress);
      return services.commands.join({ match, user: user.id, seed: body.seed, mayJoinListed });
    }),
});

const leave = forUser({
  method: 'post',
  path: '/api/matches/:id/leave',
  summary:
    'Before the start this frees the seat, or closes the table of its host; later it resigns, and after a match of a series it ends the series.',
  limit: 'moves',
  body: null,
  run: ({ services, user, params }) =>
    commandReply(params.id, (match) => services.commands.leave({ match, user: user.id })),
});

const move = forUser({
  method: 'post',
  path: '/api/matches/:id/moves',
  summary: 'Play a move for a version. A repeated key returns the same result and plays nothing twice.',
  limit: 'moves',
  body: moveRequest,
  run: ({ services, user, params, body }) =>
    commandReply(params.id, (match) => services.commands.move({ match, user: user.id, lag: 0, ...body })),
});

const undo = forUser({
  method: 'post',
  path: '/api/matches/:id/undo',
  summary:
    'Undo to the start of your turn, at once if nothing was revealed since, otherwise if the others agree; `agree` answers such a request.',
  limit: 'undo',
  body: undoRequest,
  run: ({ services, user, params, body: { seat, to, agree } }) =>
    commandReply(params.id, (match) =>
      agree === undefined
        ? services.commands.undo({ match, user: user.id, seat, to })
        : services.commands.answerUndo({ match, user: user.id, seat, agree }),
    ),
});

const resign = forUser({
  method: 'post',
  path: '/api/matches/:id/resign',
  summary:
    'Resign. With two players the other wins; with more the others go on with a bot in the seat, and without other people the table is closed.',
  limit: 'moves',
  body: resignRequest,
  run: ({ services, user, params, body }) =>
    commandReply(params.id, (match) => services.commands.resign({ match, user: user.id, seat: body.seat })),
});

/** Creating tables and acting at them. */
export const matchRoutes: readonly Route[] = [createCommitment, createMatch, join, leave, move, undo, resign, rematch];
