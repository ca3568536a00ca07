import type { MatchId } from '@safehouse/protocol';
import type { TableHeader } from '@safehouse/table';
import { isDuelOver } from '../daily/duel.ts';
import type { Services } from '../services.ts';
import { startPairedTable } from './paired-tables.ts';

export type DealServices = Pick<Services, 'rooms' | 'store' | 'now'>;

const DAY_MS = 86_400_000;
const SYSTEM_SOURCE = { author: null, key: null };

/** Is the deal of this match still played elsewhere? Then nobody may look on, and its record stays closed. */
export async function isDealInPlay(house: DealServices, id: MatchId): Promise<boolean> {
  const header = await house.rooms.read(id, (table) => table.header);
  if (header?.challenge) return isChallengeInPlay(house, header.challenge);
  return header?.pair ? isTwinInPlay(house, id, header.pair.id) : false;
}

async function isChallengeInPlay(
  { store, now }: DealServices,
  { kind, id, until }: NonNullable<TableHeader['challenge']>,
): Promise<boolean> {
  if (now() >= until) return false;
  return kind === 'daily' || !isDuelOver(await store.challenges.findAttempts({ challenge: id }));
}

/** A table that nobody joins for a day after the other is over is closed: it must not lock the other's record for ever. */
async function isTwinInPlay({ rooms, now }: DealServices, id: MatchId, twin: MatchId): Promise<boolean> {
  // Where a server stopped between the last one sitting down and the start, whoever looks sets it going.
  await startPairedTable(rooms, id, twin);
  const status = await rooms.read(twin, (table) => table.status);
  if (status === 'running') return true;
  if (status !== 'open') return false;
  const endedAt = await rooms.read(id, (table) =>
    table.status === 'over' ? table.entries.at(-1)?.at : null,
  );
  if (endedAt == null || now() - endedAt < DAY_MS) return true;
  const closed = await rooms.execute(twin, SYSTEM_SOURCE, (table) =>
    table.status === 'open' ? [{ type: 'closed' }] : [],
  );
  return !closed?.ok || (await rooms.read(twin, (table) => table.status)) === 'running';
}
