import { type MatchId, parseMatchId } from '@safehouse/protocol';
import type { CommandResult } from '../match/room.ts';
import { NO_SUCH_MATCH_REPLY, type Reply } from './route.ts';

/** The answer to a command for the match with this id. */
export async function commandReply(id: string, run: (match: MatchId) => Promise<CommandResult>): Promise<Reply> {
  const match = parseMatchId(id);
  if (match === null) return NO_SUCH_MATCH_REPLY;
  const result = await run(match);
  return result.ok ? { json: { version: result.version } } : { refusal: result.refusal };
}
