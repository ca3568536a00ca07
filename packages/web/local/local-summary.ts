import type { Result, Seat } from '@safehouse/contract';
import type { PlayerView } from '@safehouse/protocol';
import { matchViewFor, type Table } from '@safehouse/table';

/** What lists show about a local match, so that it need not be replayed. */
export interface LocalSummary {
  readonly players: readonly PlayerView[];
  /** The user's seats: more than one on a shared device. */
  readonly seats: readonly Seat[];
  readonly toAct: readonly Seat[];
  readonly result: Result | null;
}

export function summarizeLocal(table: Table): LocalSummary {
  const { players, seats, toAct, result } = matchViewFor(
    table,
    'spectator',
    table.seatsOf(table.header.host),
    () => null,
  );
  return { players, seats, toAct, result };
}
