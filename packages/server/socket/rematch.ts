import type { ClientMessage, MatchId, ServerRefusal } from '@safehouse/protocol';
import type { RematchResult } from '../lobby/rematches.ts';
import { NOT_SIGNED_IN, NOT_WATCHED, RATE_LIMITED, refusalOfError } from './command-refusals.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';

type RematchMessage = Extract<ClientMessage, { readonly type: 'rematch' }>;

/** Starts or joins the rematch of a watched match, as by HTTP. With `next`, its player then watches it. */
export async function playRematch(hub: Hub, connection: Connection, message: RematchMessage): Promise<void> {
  const { on, next, key } = message;
  const watched = connection.subscription(on);
  const result = await rematchResult(hub, connection, message);
  if ('code' in result) {
    connection.refuse(result, { on, ...(key !== undefined && { key }) });
    return;
  }
  const { match, version } = rematchOf(result);
  connection.send({ type: 'done', on, ...(key !== undefined && { key }), version, match });
  if (next === undefined) return;
  // Who has not joined yet needs the finished match for that. Its number may have been used for something else meanwhile.
  if (result.type !== 'found' && connection.subscription(on) === watched) connection.unsubscribe(on);
  connection.subscribe({ type: 'match', on: next, match, seat: undefined, since: 0, subscriber: connection });
}

function rematchResult(
  { services }: Hub,
  connection: Connection,
  { on, seed, commitment }: RematchMessage,
): Promise<RematchResult | ServerRefusal> | ServerRefusal {
  const { user, address } = connection;
  const watched = connection.subscription(on);
  if (!user) return NOT_SIGNED_IN;
  if (watched?.type !== 'match') return NOT_WATCHED;
  if (!services.limits.allows('tables', user.id)) return RATE_LIMITED;
  return services.rematches
    .play({ match: watched.match, user, address, seed, commitment })
    .catch((error) => refusalOfError({ services }, error));
}

function rematchOf(result: RematchResult): { readonly match: MatchId; readonly version: number } {
  if (result.type !== 'created') return result;
  const { header, entries } = result.created;
  return { match: header.id, version: entries.length };
}
