import { type ClientMessage, type MatchId, refusal, type ServerRefusal, type UserId } from '@safehouse/protocol';
import type { CommandResult } from '../match/room.ts';
import { MissingRulesError } from '../match/rooms.ts';
import { NotStoredError } from '../store/not-stored-error.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import type { MatchSubscription } from './subscription.ts';

type PostHandshakeMessage = Exclude<ClientMessage, { readonly type: 'hello' }>;
/** Commands to a match, answered with `done` or `refused`. */
type MatchMessage = Extract<
  PostHandshakeMessage,
  { readonly type: 'move' | 'undo' | 'resign' | 'claim' | 'chat' | 'spectator-chat' }
>;

type ChatClientMessage = Extract<MatchMessage, { readonly type: 'chat' | 'spectator-chat' }>;

const NOT_SIGNED_IN = refusal('not-signed-in', 'sign in or choose a name first');
const NOT_WATCHED = refusal('bad-request', 'no match is watched under this number');
const RATE_LIMITED = refusal('too-many-requests', 'too many requests: wait a little');

const SUBSCRIBING: ReadonlySet<PostHandshakeMessage['type']> = new Set([
  'watch',
  'lobby',
  'mine',
  'friends',
  'tournament',
  'club',
  'live',
  'tv',
  'online',
]);

/** Carries out a client's message. */
export function dispatch(hub: Hub, connection: Connection, message: PostHandshakeMessage): void {
  // Disconnected, not refused: the client reconnects after a while and subscribes again.
  if (SUBSCRIBING.has(message.type) && !hub.services.limits.allows('watch', connection.address)) {
    connection.closeWith('too-many-requests');
    return;
  }
  switch (message.type) {
    case 'ping':
      connection.send({ type: 'pong', at: message.at, now: hub.now() });
      break;
    case 'watch':
      connection.subscribe({
        ...message,
        type: 'match',
        seat: message.seat,
        since: message.since,
        isPreview: message.preview === true,
        subscriber: connection,
      });
      break;
    case 'lobby':
    case 'tv':
    case 'online':
      connection.subscribe({ type: message.type, on: message.on, subscriber: connection });
      break;
    case 'mine':
    case 'friends':
      if (connection.user) connection.subscribe({ type: message.type, on: message.on, subscriber: connection });
      else connection.refuse(NOT_SIGNED_IN, { on: message.on });
      break;
    case 'tournament':
      connection.subscribe({ ...message, code: message.code, subscriber: connection });
      break;
    case 'club':
      connection.subscribe({ ...message, subscriber: connection });
      break;
    case 'live':
      connection.subscribe({ ...message, game: message.game, subscriber: connection });
      break;
    case 'leave':
      connection.unsubscribe(message.on);
      break;
    default:
      void respond(hub, connection, message);
  }
}

/** The result is sent to the sender only. */
async function respond(hub: Hub, connection: Connection, message: MatchMessage): Promise<void> {
  const reference = { on: message.on, ...(message.key !== undefined && { key: message.key }) };
  let result: CommandResult;
  try {
    result = await executeMessage(hub, connection, message);
  } catch (error) {
    result = resultOfError(hub, error);
  }
  if (result.ok) connection.send({ type: 'done', ...reference, version: result.version });
  else connection.refuse(result.refusal, reference);
}

function resultOfError({ services }: Hub, error: unknown): CommandResult {
  if (error instanceof NotStoredError) return refused(refusal('not-stored', 'this could not be stored; try again'));
  if (error instanceof MissingRulesError) return refused(error.refusal);
  services.log.error('a command failed', { error: String(error) });
  return refused(refusal('broken', 'something is wrong with this match'));
}

const refused = (reason: ServerRefusal): CommandResult => ({ ok: false, refusal: reason });

function executeMessage(
  hub: Hub,
  connection: Connection,
  message: MatchMessage,
): CommandResult | Promise<CommandResult> {
  const { user } = connection;
  const subscription = connection.subscription(message.on);
  if (!user) return refused(NOT_SIGNED_IN);
  if (subscription?.type !== 'match') return refused(NOT_WATCHED);
  if (message.type === 'chat') return postChat(hub.services.chat, subscription.match, user.id, message);
  if (message.type === 'spectator-chat') {
    if (!hub.services.limits.allows('spectator-chat', connection.address)) return refused(RATE_LIMITED);
    return postChat(hub.services.spectatorChat, subscription.match, user.id, message);
  }
  const kind = message.type === 'undo' && message.agree === undefined ? 'undo' : 'moves';
  if (!hub.services.limits.allows(kind, user.id)) return refused(RATE_LIMITED);
  return executeCommand(hub, connection, subscription, user.id, message);
}

function executeCommand(
  hub: Hub,
  { roundTripMs }: Connection,
  { match, seat }: MatchSubscription,
  user: UserId,
  message: Exclude<MatchMessage, ChatClientMessage>,
): Promise<CommandResult> {
  const { commands } = hub.services;
  const command = { match, user, seat };
  switch (message.type) {
    case 'move':
      return commands.move({
        ...command,
        version: message.version,
        move: message.move,
        key: message.key,
        lag: roundTripMs,
      });
    case 'undo':
      return message.agree === undefined
        ? commands.undo({ ...command, to: message.to })
        : commands.answerUndo({ ...command, agree: message.agree });
    case 'resign':
      return commands.resign(command);
    case 'claim':
      return hub.claim(command);
  }
}

async function postChat(
  chat: Pick<Hub['services']['chat'], 'post'>,
  match: MatchId,
  user: UserId,
  { say }: ChatClientMessage,
): Promise<CommandResult> {
  const posted = await chat.post(match, user, say);
  return 'n' in posted ? { ok: true, version: posted.n } : refused(posted);
}
