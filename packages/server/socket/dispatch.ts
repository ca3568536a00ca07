import {
  type ClientMessage,
  type MatchId,
  refusal,
  type ServerRefusal,
  type UserId,
} from '@safehouse/protocol';
import type { CommandResult } from '../match/room.ts';
import { MissingRulesError } from '../match/rooms.ts';
import { NotStoredError } from '../store/not-stored-error.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import type { MatchSubscription } from './subscription.ts';

type PostHandshakeMessage = Exclude<ClientMessage, { readonly type: 'hello' }>;
/** What is asked of a match, and answered with `done` or `refused`. */
type MatchMessage = Extract<PostHandshakeMessage, { readonly type: 'move' | 'undo' | 'resign' | 'chat' }>;

const NOT_SIGNED_IN = refusal('not-signed-in', 'only somebody with a name can do this');
const NOT_WATCHED = refusal('bad-request', 'no match is watched under this number');
const RATE_LIMITED = refusal('too-many-requests', 'not so fast');

/** Does what a client asks, or says why not. */
export function dispatch(hub: Hub, line: Connection, said: PostHandshakeMessage): void {
  switch (said.type) {
    case 'ping':
      line.send({ type: 'pong', at: said.at, now: hub.now() });
      break;
    case 'watch':
      line.subscribe({ ...said, type: 'match', seat: said.seat, since: said.since, subscriber: line });
      break;
    case 'lobby':
      line.subscribe({ type: 'lobby', on: said.on, subscriber: line });
      break;
    case 'mine':
      if (line.user) line.subscribe({ type: 'mine', on: said.on, subscriber: line });
      else line.refuse(NOT_SIGNED_IN, { on: said.on });
      break;
    case 'leave':
      line.unsubscribe(said.on);
      break;
    default:
      void respond(hub, line, said);
  }
}

/** The answer to a wish goes to the one who asked, and to nobody else. */
async function respond(hub: Hub, line: Connection, said: MatchMessage): Promise<void> {
  const about = { on: said.on, ...(said.key !== undefined && { key: said.key }) };
  let asked: CommandResult;
  try {
    asked = await executeMessage(hub, line, said);
  } catch (error) {
    asked = resultOfError(hub, error);
  }
  if (asked.ok) line.send({ type: 'done', ...about, version: asked.version });
  else line.refuse(asked.refusal, about);
}

function resultOfError({ services }: Hub, error: unknown): CommandResult {
  if (error instanceof NotStoredError)
    return refused(refusal('not-stored', 'this could not be kept; try again'));
  if (error instanceof MissingRulesError) return refused(error.refusal);
  services.log.error('a wish failed', { error: String(error) });
  return refused(refusal('broken', 'something is wrong with this match'));
}

const refused = (why: ServerRefusal): CommandResult => ({ ok: false, refusal: why });

function executeMessage(
  hub: Hub,
  line: Connection,
  said: MatchMessage,
): CommandResult | Promise<CommandResult> {
  const { user } = line;
  const topic = line.subscription(said.on);
  if (!user) return refused(NOT_SIGNED_IN);
  if (topic?.type !== 'match') return refused(NOT_WATCHED);
  if (said.type === 'chat') return postChat(hub, topic.match, user.id, said);
  if (!hub.services.limits.allows('moves', user.id)) return refused(RATE_LIMITED);
  return executeCommand(hub, line, topic, user.id, said);
}

function executeCommand(
  { services: { commands } }: Hub,
  { roundTripMs }: Connection,
  { match, seat }: MatchSubscription,
  user: UserId,
  said: Exclude<MatchMessage, { readonly type: 'chat' }>,
): Promise<CommandResult> {
  const wish = { match, user, seat };
  switch (said.type) {
    case 'move':
      return commands.move({
        ...wish,
        version: said.version,
        move: said.move,
        key: said.key,
        lag: roundTripMs,
      });
    case 'undo':
      return said.agree === undefined
        ? commands.undo({ ...wish, to: said.to })
        : commands.answerUndo({ ...wish, agree: said.agree });
    case 'resign':
      return commands.resign(wish);
  }
}

async function postChat(
  { services: { chat } }: Hub,
  match: MatchId,
  user: UserId,
  { say }: Extract<MatchMessage, { readonly type: 'chat' }>,
): Promise<CommandResult> {
  const answer = await chat.post(match, user, say);
  return 'n' in answer ? { ok: true, version: answer.n } : refused(answer);
}
