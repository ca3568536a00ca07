import type { MatchId } from '@safehouse/protocol';
import type { TableHeader } from '@safehouse/table';
import { isDuelOver } from '../daily/duel.ts';
import type { House } from '../house.ts';
import { beginOneOfPair } from './pairs.ts';

export type ClosedHouse = Pick<House, 'rooms' | 'store' | 'now'>;

const A_DAY = 86_400_000;
const NOBODY = { author: null, key: null };

/** Is the deal of this match still played elsewhere? Then nobody may look on, and its record stays closed. */
export async function isClosed(house: ClosedHouse, id: MatchId): Promise<boolean> {
  const header = await house.rooms.look(id, (table) => table.header);
  if (header?.challenge) return isChallengeOn(house, header.challenge);
  return header?.pair ? isTwinPlayed(house, id, header.pair.id) : false;
}

async function isChallengeOn(
  { store, now }: ClosedHouse,
  { kind, id, until }: NonNullable<TableHeader['challenge']>,
): Promise<boolean> {
  if (now() >= until) return false;
  return kind === 'daily' || !isDuelOver(await store.challenges.attempts({ challenge: id }));
}

/** A table that nobody joins for a day after the other is over is closed: it must not lock the other's record for ever. */
async function isTwinPlayed({ rooms, now }: ClosedHouse, id: MatchId, twin: MatchId): Promise<boolean> {
  // Where a server stopped between the last one sitting down and the start, whoever looks sets it going.
  await beginOneOfPair(rooms, id, twin);
  const status = await rooms.look(twin, (table) => table.status);
  if (status === 'running') return true;
  if (status !== 'open') return false;
  const endedAt = await rooms.look(id, (table) =>
    table.status === 'over' ? table.entries.at(-1)?.at : null,
  );
  if (endedAt == null || now() - endedAt < A_DAY) return true;
  const closed = await rooms.ask(twin, NOBODY, (table) =>
    table.status === 'open' ? [{ type: 'closed' }] : [],
  );
  return !closed?.ok || (await rooms.look(twin, (table) => table.status)) === 'running';
}
