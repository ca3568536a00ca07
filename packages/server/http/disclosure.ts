import type { MatchId } from '@safehouse/protocol';
import type { Table } from '@safehouse/table';
import { type DealServices, isDealInPlay } from '../lobby/deal-in-play.ts';
import { asBeforeStart } from '../lobby/start-position.ts';
import { tableForSpectators } from '../socket/spectator-delay.ts';

/** May everybody know how this match was dealt? Not before its end as the one who asks has seen it. */
export type IsRevealed = (table: Table) => boolean;

export interface Disclosure {
  readonly isRevealed: IsRevealed;
  /** The table as somebody without a seat may see it now. */
  spectatorTable(table: Table): Table;
}

/** Where the same deal is played elsewhere, a record or an onlooker would give its cards away. */
export async function disclosureFor(house: DealServices, id: MatchId): Promise<Disclosure> {
  const closed = await isDealInPlay(house, id);
  return {
    isRevealed: ({ status }) => status === 'over' && !closed,
    spectatorTable: (table) => tableForSpectators(closed ? asBeforeStart(table) : table, house.now()),
  };
}
