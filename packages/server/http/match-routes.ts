import {
  createTableRequest,
  joinRequest,
  moveRequest,
  newMatchId,
  parseMatchId,
  rematchRequest,
  resignRequest,
  type ServerRefusal,
  undoRequest,
} from '@safehouse/protocol';
import { commands } from '@safehouse/table';
import { COMMITMENT_USED_UP } from '../lobby/commitments.ts';
import { buildMatches, MAX_EDITION_BYTES, type MatchReservation } from '../lobby/match-builder.ts';
import { buildRematchRequest } from '../lobby/rematch.ts';
import { tableQuotaRefusal } from '../lobby/table-quota.ts';
import { sourceOf } from '../match/command-source.ts';
import type { Services } from '../services.ts';
import type { NewMatch } from '../store/match-store.ts';
import type { User } from '../store/user.ts';
import { commandReply } from './command-reply.ts';
import { MAX_BODY_BYTES } from './request-body.ts';
import { forUser, NO_SUCH_MATCH_REPLY, type Reply, type Route } from './route.ts';

const createCommitment = forUser({
  method: 'post',
  path: '/api/commitments',
  summary: 'Make the server commit to a seed before it knows yours. Send the commitment when you create a table.',
  limit: 'tables',
  body: null,
  run: async ({ services }) => ({ status: 201, json: { commitment: await services.commitments.make() } }),
});

const createMatch = forUser({
  method: 'post',
  path: '/api/matches',
  summary: 'Create a table. Without a free seat the match starts at once.',
  limit: 'tables',
  body: createTableRequest,
  maxBodyBytes: MAX_EDITION_BYTES + MAX_BODY_BYTES,
  async run({ services, user, body, origin, clientAddress }) {
    const refused = await tableQuotaRefusal(services, { user, address: clientAddress }, body);
    if (refused) return { refusal: refused };
    const reservation = await redeemCommitment(services, body.commitment);
    if ('code' in reservation) return { refusal: reservation };
    const matches = await buildMatches(body, user.id, services.now(), reservation);
    return 'code' in matches ? { refusal: matches } : storeNewMatches(services, matches, user, origin);
  },
});

/** The server's seed behind the commitment; without one it is drawn later. */
async function redeemCommitment(
  { commitments }: Services,
  commitment: string | undefined,
): Promise<MatchReservation | ServerRefusal> {
  if (commitment === undefined) return {};
  const serverSeed = await commitments.redeem(commitment);
  return serverSeed === null ? COMMITMENT_USED_UP : { serverSeed };
}

async function storeNewMatches(
  services: Services,
  matches: readonly NewMatch[],
  user: User,
  origin: string,
): Promise<Reply> {
  await services.store.matches.create(matches);
  for (const { header, summary } of matches) {
    services.bus.publish({ type: 'match', id: header.id, version: summary.version });
  }
  services.bus.publish({ type: 'mine', id: user.id });
  const [{ header }] = matches;
  const seat = await services.rooms.read(header.id, (table) => table.seatsOf(user.id)[0] ?? null);
  const links = { joinUrl: `${origin}/match/${header.id}`, watchUrl: `${origin}/watch/${header.id}` };
  return { status: 201, json: { id: header.id, seat, ...links, pair: header.pair?.id ?? null } };
}

const join = forUser({
  method: 'post',
  path: '/api/matches/:id/join',
  summary: 'Take a free seat; the match starts when the last one is taken. `seed` is your part of the deal.',
  limit: 'moves',
  body: joinRequest,
  run: ({ services, user, params, body }) =>
    commandReply(params.id, (match) => services.commands.join({ match, user: user.id, seed: body.seed })),
});

const leave = forUser({
  method: 'post',
  path: '/api/matches/:id/leave',
  summary: 'Before the start this frees the seat, or closes the table of its host; later it resigns.',
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

const rematch = forUser({
  method: 'post',
  path: '/api/matches/:id/rematch',
  summary:
    'The same table again, with everybody one seat further. The first request creates it, the others join it; with a `commitment` they get its id and join it themselves.',
  limit: 'tables',
  body: rematchRequest,
  async run({ services, user, params, body, origin, clientAddress }) {
    const id = parseMatchId(params.id);
    if (id === null) return NO_SUCH_MATCH_REPLY;
    const result = await services.rooms.execute(id, sourceOf(user.id), (table) =>
      commands.rematch(table, user.id, newMatchId()),
    );
    if (!result?.ok) return result ? { refusal: result.refusal } : NO_SUCH_MATCH_REPLY;
    const before = await services.rooms.read(id, ({ rematch: next, header, chairs }) => ({
      next,
      header,
      chairs,
    }));
    if (!before?.next) return NO_SUCH_MATCH_REPLY;
    const match = before.next;
    if (await services.rooms.read(match, () => true)) {
      // This seed was sent for another commitment.
      if (body.commitment !== undefined) return { json: { id: match } };
      return commandReply(match, () => services.commands.join({ match, user: user.id, seed: body.seed }));
    }
    const request = { ...buildRematchRequest(before.header, before.chairs, user.id), ...body };
    const refused = await tableQuotaRefusal(services, { user, address: clientAddress }, request);
    if (refused) return { refusal: refused };
    const reservation = await redeemCommitment(services, body.commitment);
    if ('code' in reservation) return { refusal: reservation };
    const matches = await buildMatches(request, user.id, services.now(), {
      ...reservation,
      ...(before.header.live && { live: true }),
      id: match,
    });
    return 'code' in matches ? { refusal: matches } : storeNewMatches(services, matches, user, origin);
  },
});

/** Creating tables and acting at them. */
export const matchRoutes: readonly Route[] = [createCommitment, createMatch, join, leave, move, undo, resign, rematch];
