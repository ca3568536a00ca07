import type { ClientMessage, MatchId, ServerRefusal, UserId } from '@safehouse/protocol';
import { UNKNOWN_MATCH } from '../match/commands.ts';
import type { CommandResult, Outcome } from '../match/room.ts';
import { NOT_SIGNED_IN, NOT_WATCHED, RATE_LIMITED, refusalOfError } from './command-refusals.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import { playRematch } from './rematch.ts';
import type { MatchSubscription } from './subscription.ts';

type PostHandshakeMessage = Exclude<ClientMessage, { readonly type: 'hello' }>;
/** Commands to a match, answered with `done` or `refused`. */
type MatchMessage = Extract<
  PostHandshakeMessage,
  { readonly type: 'move' | 'undo' | 'resign' | 'claim' | 'chat' | 'spectator-chat' }
>;

type ChatClientMessage = Extract<MatchMessage, { readonly type: 'chat' | 'spectator-chat' }>;

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

/** A rematch is watched if it is given a number. */
function isSubscribing(message: PostHandshakeMessage): boolean {
  return SUBSCRIBING.has(message.type) || (message.type === 'rematch' && message.next !== undefined);
}

/** Carries out a client's message. Nearly all are moves, so these are recognized first. */
export function dispatch(hub: Hub, connection: Connection, message: PostHandshakeMessage): void {
  if (message.type === 'move') {
    respond(hub, connection, message);
    return;
  }
  // Disconnected, not refused: the client reconnects after a while and subscribes again.
  if (isSubscribing(message) && !hub.services.limits.allows('watch', connection.address)) {
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
    case 'rematch':
      void playRematch(hub, connection, message);
      break;
    default:
      respond(hub, connection, message);
  }
}

/** The result is sent to the sender only. */
function respond(hub: Hub, connection: Connection, message: MatchMessage): void {
  const resolve = (result: CommandResult | null) => answer(connection, message, result ?? UNKNOWN_MATCH);
  const reject = (error: unknown) => answer(connection, message, refused(refusalOfError(hub, error)));
  executeMessage(hub, connection, message, { resolve, reject });
}

/** Nearly all answers are `done` to a move, so it is written without an object. */
function answer(connection: Connection, { on, key }: MatchMessage, result: CommandResult): void {
  const keyField = key === undefined ? '' : `,"key":${JSON.stringify(key)}`;
  if (result.ok) connection.sendText(`{"type":"done","on":${on}${keyField},"version":${result.version}}`);
  else connection.refuse(result.refusal, { on, ...(key !== undefined && { key }) });
}

const refused = (reason: ServerRefusal): CommandResult => ({ ok: false, refusal: reason });

function executeMessage(
  hub: Hub,
  connection: Connection,
  message: MatchMessage,
  outcome: Outcome<CommandResult | null>,
): void {
  const { user } = connection;
  const subscription = connection.subscription(message.on);
  if (!user) outcome.resolve(refused(NOT_SIGNED_IN));
  else if (subscription?.type !== 'match') outcome.resolve(refused(NOT_WATCHED));
  else if (!isWithinLimits(hub, connection, user.id, message)) outcome.resolve(refused(RATE_LIMITED));
  else if (message.type === 'move') {
    const { match, seat } = subscription;
    const { version, move, key } = message;
    const command = { match, user: user.id, seat, version, move, key, lag: connection.roundTripMs };
    hub.services.commands.submitMove(command, outcome);
  } else executeRare(hub, subscription, user.id, message).then(outcome.resolve, outcome.reject);
}

/** Lines of the players' chat are counted when they are posted. */
function isWithinLimits({ services: { limits } }: Hub, { address }: Connection, user: UserId, message: MatchMessage) {
  if (message.type === 'chat') return true;
  if (message.type === 'spectator-chat') return limits.allows('spectator-chat', address);
  return limits.allows(message.type === 'undo' && message.agree === undefined ? 'undo' : 'moves', user);
}

function executeRare(
  hub: Hub,
  { match, seat }: MatchSubscription,
  user: UserId,
  message: Exclude<MatchMessage, { readonly type: 'move' }>,
): Promise<CommandResult> {
  const { commands } = hub.services;
  const command = { match, user, seat };
  switch (message.type) {
    case 'chat':
      return postChat(hub.services.chat, match, user, message);
    case 'spectator-chat':
      return postChat(hub.services.spectatorChat, match, user, message);
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
