import { type MatchId, refusal, type Said, type ServerRefusal, type UserId } from '@safehouse/protocol';
import type { Asked } from '../match/room.ts';
import { OtherRules } from '../match/rooms.ts';
import { NotStored } from '../store/not-stored.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import type { Watcher } from './watcher.ts';

type Request = Exclude<Said, { readonly type: 'hello' }>;
/** What is asked of a match, and answered with `done` or `refused`. */
type Wish = Extract<Request, { readonly type: 'move' | 'undo' | 'resign' | 'chat' }>;

const NOT_SIGNED_IN = refusal('not-signed-in', 'only somebody with a name can do this');
const NOT_WATCHED = refusal('bad-request', 'no match is watched under this number');
const TOO_OFTEN = refusal('too-many-requests', 'not so fast');

/** Does what a client asks, or says why not. */
export function heed(hub: Hub, line: Connection, said: Request): void {
  switch (said.type) {
    case 'ping':
      line.say({ type: 'pong', at: said.at, now: hub.now() });
      break;
    case 'watch':
      line.watch({ ...said, type: 'match', seat: said.seat, since: said.since, listener: line });
      break;
    case 'lobby':
      line.watch({ type: 'lobby', on: said.on, listener: line });
      break;
    case 'mine':
      if (line.user) line.watch({ type: 'mine', on: said.on, listener: line });
      else line.refuse(NOT_SIGNED_IN, { on: said.on });
      break;
    case 'leave':
      line.leave(said.on);
      break;
    default:
      void answer(hub, line, said);
  }
}

/** The answer to a wish goes to the one who asked, and to nobody else. */
async function answer(hub: Hub, line: Connection, said: Wish): Promise<void> {
  const about = { on: said.on, ...(said.key !== undefined && { key: said.key }) };
  let asked: Asked;
  try {
    asked = await asking(hub, line, said);
  } catch (error) {
    asked = failed(hub, error);
  }
  if (asked.ok) line.say({ type: 'done', ...about, version: asked.version });
  else line.refuse(asked.refusal, about);
}

function failed({ house }: Hub, error: unknown): Asked {
  if (error instanceof NotStored) return no(refusal('not-stored', 'this could not be kept; try again'));
  if (error instanceof OtherRules) return no(error.refusal);
  house.log.error('a wish failed', { error: String(error) });
  return no(refusal('broken', 'something is wrong with this match'));
}

const no = (why: ServerRefusal): Asked => ({ ok: false, refusal: why });

function asking(hub: Hub, line: Connection, said: Wish): Asked | Promise<Asked> {
  const { user } = line;
  const topic = line.topic(said.on);
  if (!user) return no(NOT_SIGNED_IN);
  if (topic?.type !== 'match') return no(NOT_WATCHED);
  if (said.type === 'chat') return chatting(hub, topic.match, user.id, said);
  if (!hub.house.limits.allows('moves', user.id)) return no(TOO_OFTEN);
  return wishing(hub, line, topic, user.id, said);
}

function wishing(
  { house: { wishes } }: Hub,
  { lag }: Connection,
  { match, seat }: Watcher,
  user: UserId,
  said: Exclude<Wish, { readonly type: 'chat' }>,
): Promise<Asked> {
  const wish = { match, user, seat };
  switch (said.type) {
    case 'move':
      return wishes.move({ ...wish, version: said.version, move: said.move, key: said.key, lag });
    case 'undo':
      return said.agree === undefined
        ? wishes.undo({ ...wish, to: said.to })
        : wishes.answerUndo({ ...wish, agree: said.agree });
    case 'resign':
      return wishes.resign(wish);
  }
}

async function chatting(
  { house: { chat } }: Hub,
  match: MatchId,
  user: UserId,
  { say }: Extract<Wish, { readonly type: 'chat' }>,
): Promise<Asked> {
  const answer = await chat.say(match, user, say);
  return 'n' in answer ? { ok: true, version: answer.n } : no(answer);
}
