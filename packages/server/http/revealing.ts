import type { MatchId } from '@safehouse/protocol';
import type { Table } from '@safehouse/table';
import { type ClosedHouse, isClosed } from '../lobby/closed.ts';
import { veiled } from '../lobby/veiled.ts';
import { asSeenBySpectators } from '../socket/delay.ts';

/** May everybody know how this match was dealt? Not before its end as the one who asks has seen it. */
export type IsRevealed = (table: Table) => boolean;

export interface Revealing {
  readonly isRevealed: IsRevealed;
  /** The table as somebody without a seat may see it now. */
  outside(table: Table): Table;
}

/** Where the same deal is played elsewhere, a record or an onlooker would give its cards away. */
export async function revealing(house: ClosedHouse, id: MatchId): Promise<Revealing> {
  const closed = await isClosed(house, id);
  return {
    isRevealed: ({ status }) => status === 'over' && !closed,
    outside: (table) => asSeenBySpectators(closed ? veiled(table) : table, house.now()),
  };
}
