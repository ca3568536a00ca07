import type { MatchId } from '@safehouse/protocol';
import type { Table } from '@safehouse/table';
import type { Rooms } from '../match/rooms.ts';

/** May everybody know how this match was dealt? Not before its end as the one who asks has seen it. */
export type IsRevealed = (table: Table) => boolean;

/** Two tables of a pair are dealt alike: while one is played, the record of the other would give its cards away. */
export async function revealing(rooms: Rooms, id: MatchId): Promise<IsRevealed> {
  const twin = await rooms.look(id, ({ header }) => header.pair?.id ?? null);
  const twinStatus = twin && (await rooms.look(twin, ({ status }) => status));
  const isTwinPlayed = twinStatus === 'open' || twinStatus === 'running';
  return ({ status }) => status === 'over' && !isTwinPlayed;
}
