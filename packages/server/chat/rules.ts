import { refusal, type ServerRefusal, type UserId } from '@safehouse/protocol';
import type { Table } from '@safehouse/table';

/** Does a game of so many play in sides? */
export type Partners = (players: number) => boolean;

/** Why this person may not say anything now, or null where they may. */
export function whySilent(table: Table, user: UserId, partners: Partners): ServerRefusal | null {
  if (!table.header.chat) return refusal('forbidden', 'there is no chat at this table');
  if (table.seatsOf(user).length === 0) return refusal('forbidden', 'only those at the table may talk');
  // Even a harmless phrase can be a signal between partners, so there is none while the match runs.
  if (table.status === 'running' && partners(table.chairs.length)) {
    return refusal('forbidden', 'partners do not talk during the match');
  }
  return null;
}

/** Up to when lines are shown to this person: onlookers hear everything as late as they see it. */
export function heardUntil(table: Table, user: UserId | null, now: number): number {
  const isAtTable = user !== null && table.seatsOf(user).length > 0;
  return isAtTable ? now : now - 1000 * table.header.delay;
}
