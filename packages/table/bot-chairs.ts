import { refusal, type ServerRefusal, type UserId } from '@safehouse/protocol';
import { type Decision, startEvent } from './commands.ts';
import type { MatchEvent } from './entries.ts';
import type { Table } from './table.ts';

/** A bot on a chair of an open table, put there by the host. */
export interface BotChair {
  readonly chair: number;
  readonly level: string;
}

/** The match starts if this was the last free chair. */
export function addBot(table: Table, user: UserId, { chair, level }: BotChair): Decision {
  const refused = refusalFor(table, user);
  if (refused) return refused;
  if (table.header.rated) return refusal('forbidden', 'only matches between people are rated');
  // The twin table has the same deal, and the results of both are compared.
  if (table.header.pair) return refusal('forbidden', 'bots cannot take the free seats of a pair');
  const free = table.chairs[chair];
  if (free?.type !== 'open' || free.for !== undefined) return refusal('table-full', 'this seat is not free');
  const joined: MatchEvent = { type: 'bot-joined', chair, level };
  const chairs = table.chairs.with(chair, { type: 'bot', level });
  return chairs.some(({ type }) => type === 'open') ? [joined] : [joined, startEvent(table.header, chairs)];
}

export function removeBot(table: Table, user: UserId, chair: number): Decision {
  const refused = refusalFor(table, user);
  if (refused) return refused;
  if (table.chairs[chair]?.type !== 'bot') return refusal('not-found', 'no bot has this seat');
  return [{ type: 'bot-left', chair }];
}

function refusalFor({ status, header }: Table, user: UserId): ServerRefusal | null {
  if (status !== 'open') return refusal('not-open', 'this table is not open any more');
  return header.host === user ? null : refusal('forbidden', 'only the host can add bots');
}
