import { SEATS } from '@safehouse/contract';
import type { MatchId, UserId } from '@safehouse/protocol';
import type { Log } from '../log.ts';
import type { MatchCommands } from '../match/commands.ts';
import { NotStoredError } from '../store/not-stored-error.ts';

export interface LeaveTablesDeps {
  readonly commands: Pick<MatchCommands, 'leave'>;
  readonly log: Log;
}

/** A user leaves these tables permanently. A broken match is skipped. */
export async function leaveTables(deps: LeaveTablesDeps, user: UserId, matches: readonly MatchId[]): Promise<void> {
  for (const match of matches) await leaveTable(deps, user, match);
}

/** A user may hold several seats. */
async function leaveTable({ commands, log }: LeaveTablesDeps, user: UserId, match: MatchId): Promise<void> {
  try {
    for (const _ of SEATS) if (!(await commands.leave({ match, user })).ok) return;
  } catch (error) {
    if (error instanceof NotStoredError) throw error;
    log.warn('a match could not be left', { match, error: String(error) });
  }
}
