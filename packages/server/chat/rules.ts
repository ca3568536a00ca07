import { refusal, type ServerRefusal, type UserId } from '@safehouse/protocol';
import type { Table } from '@safehouse/table';

/** Does a game of so many play in sides? */
export type HasPartners = (players: number) => boolean;

/** Why this person may not say anything now, or null where they may. */
export function chatRefusal(table: Table, user: UserId, partners: HasPartners): ServerRefusal | null {
  if (!table.header.chat) return refusal('forbidden', 'there is no chat at this table');
  if (table.seatsOf(user).length === 0) return refusal('forbidden', 'only those at the table may talk');
  // Even a harmless phrase can be a signal between partners, so there is none while the match runs.
  if (table.status === 'running' && partners(table.chairs.length)) {
    return refusal('forbidden', 'partners do not talk during the match');
  }
  return null;
}

/** Up to when lines are shown to somebody; and up to when they are while the same deal is played elsewhere. */
export interface ChatVisibility {
  readonly until: number;
  readonly untilWhileDealInPlay: number;
}

/** Onlookers hear everything as late as they see it, and nothing of a match they may not see. */
export function chatVisibilityFor(table: Table, user: UserId | null, now: number): ChatVisibility {
  const isAtTable = user !== null && table.seatsOf(user).length > 0;
  if (isAtTable) return { until: now, untilWhileDealInPlay: now };
  const until = now - 1000 * table.header.delay;
  const start = table.entries.find(({ happening }) => happening.type === 'started');
  const isAlone = !table.header.pair && !table.header.challenge;
  return { until, untilWhileDealInPlay: isAlone || !start ? until : Math.min(until, start.at) };
}
