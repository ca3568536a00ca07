import { refusal, type ServerRefusal, type UserId } from '@safehouse/protocol';
import type { Table } from '@safehouse/table';
import { isDealShared } from './deal-in-play.ts';

/** Are there partners in a game with this many players? */
export type IsTeamGame = (players: number) => boolean;

/** Why this user may not write now; null if they may. */
export function chatRefusal(table: Table, user: UserId, isTeamGame: IsTeamGame): ServerRefusal | null {
  if (!table.header.chat) return refusal('forbidden', 'there is no chat at this table');
  if (table.seatsOf(user).length === 0) return refusal('forbidden', 'only players at this table can chat');
  // Even a harmless phrase can be a signal between partners.
  if (table.status === 'running' && isTeamGame(table.chairs.length)) {
    return refusal('forbidden', 'teammates cannot chat during the match');
  }
  return null;
}

/** The time of the last line that a user may read, now and while the same deal is played elsewhere. */
export interface ChatHorizon {
  readonly until: number;
  readonly untilWhileDealInPlay: number;
}

/** Spectators read the chat with the delay of the match, and nothing written during a match that they may not see. */
export function chatHorizon(table: Table, user: UserId | null, now: number): ChatHorizon {
  const isAtTable = user !== null && table.seatsOf(user).length > 0;
  if (isAtTable) return { until: now, untilWhileDealInPlay: now };
  const until = now - 1000 * table.header.delay;
  const start = table.entries.find(({ event }) => event.type === 'started');
  const isHidden = isDealShared(table.header) && start;
  return { until, untilWhileDealInPlay: isHidden ? Math.min(until, start.at) : until };
}
