import { type MatchId, newMatchId, parseMatchId, rematchRequest } from '@safehouse/protocol';
import { commands } from '@safehouse/table';
import { buildMatches } from '../lobby/match-builder.ts';
import { buildRematchRequest, type FinishedTable, rematchReservation } from '../lobby/rematch.ts';
import { tableQuotaRefusal } from '../lobby/table-quota.ts';
import { sourceOf } from '../match/command-source.ts';
import { NotStoredError } from '../store/not-stored-error.ts';
import type { User } from '../store/user.ts';
import { commandReply } from './command-reply.ts';
import { redeemCommitment, storeNewMatches } from './new-matches.ts';
import { forUser, NO_SUCH_MATCH_REPLY, type Reply, type RouteRequest } from './route.ts';

type RematchCall = RouteRequest<RematchBody, User>;
type RematchBody = ReturnType<typeof rematchRequest.parse>;

export const rematch = forUser({
  method: 'post',
  path: '/api/matches/:id/rematch',
  summary:
    'The next match of a series, or the same table again, with everybody one seat further. The first request creates it, the others join it; with a `commitment` they get its id and join it themselves.',
  limit: 'tables',
  body: rematchRequest,
  async run(call) {
    const { services, user, params } = call;
    const id = parseMatchId(params.id);
    if (id === null) return NO_SUCH_MATCH_REPLY;
    const asked = await services.rooms.execute(id, sourceOf(user.id), (table) =>
      commands.rematch(table, user.id, newMatchId()),
    );
    if (!asked?.ok) return asked ? { refusal: asked.refusal } : NO_SUCH_MATCH_REPLY;
    const before = await services.rooms.read(id, ({ rematch: next, header, chairs, result, isSeriesEnded }) => ({
      next,
      table: { header, chairs, result, isSeriesEnded },
    }));
    if (!before?.next) return NO_SUCH_MATCH_REPLY;
    return createOrJoin(call, before.table, before.next);
  },
});

/** If two ask at the same moment, one of them cannot store the match and joins the other's. */
async function createOrJoin(call: RematchCall, table: FinishedTable, match: MatchId): Promise<Reply> {
  const { rooms } = call.services;
  const isThere = () => rooms.read(match, () => true);
  if (await isThere()) return joinRematch(call, match);
  try {
    return await createRematch(call, table, match);
  } catch (error) {
    if (!(error instanceof NotStoredError) || !(await isThere())) throw error;
    return joinRematch(call, match);
  }
}

async function joinRematch({ services, user, body }: RematchCall, match: MatchId): Promise<Reply> {
  const isSeated = () => services.rooms.read(match, (table) => table.seatsOf(user.id).length > 0);
  // The seed was sent for another commitment, or the request is repeated because its response was lost.
  if (body.commitment !== undefined || (await isSeated())) return { json: { id: match } };
  const reply = await commandReply(match, () => services.commands.join({ match, user: user.id, seed: body.seed }));
  // The same request was sent twice at once, and the other one was first.
  return 'refusal' in reply && (await isSeated()) ? { json: { id: match } } : reply;
}

async function createRematch(call: RematchCall, table: FinishedTable, match: MatchId): Promise<Reply> {
  const { services, user, body, origin, clientAddress } = call;
  const request = { ...buildRematchRequest(table, user.id), ...body };
  const refused = await tableQuotaRefusal(services, { user, address: clientAddress }, request);
  if (refused) return { refusal: refused };
  const reservation = await redeemCommitment(services, body.commitment);
  if ('code' in reservation) return { refusal: reservation };
  const matches = await buildMatches(request, user.id, services.now(), {
    ...reservation,
    ...rematchReservation(table, match, user.id),
  });
  return 'code' in matches ? { refusal: matches } : storeNewMatches(services, matches, user, origin);
}
