import { SEATS, type Seat } from '@safehouse/contract';
import type { GameModule } from '@safehouse/games/registry';
import type { Table } from '@safehouse/table';

const DEFAULT_MIN_MOVES = 5;

/** Did the player of every seat make enough moves? If not, the result says nothing about how well they play. */
export function hasRealPlay(table: Table, { minRatedMoves = DEFAULT_MIN_MOVES }: GameModule): boolean {
  return SEATS.slice(0, table.chairs.length).every((seat) => ownMoves(table, seat) >= minRatedMoves);
}

/** Without the moves that a bot made after the player had left. */
function ownMoves({ moves, entries }: Table, seat: Seat): number {
  const leaving = entries.find(({ event }) => LEAVING.has(event.type) && 'seat' in event && event.seat === seat);
  const lastVersion = leaving?.version ?? Number.POSITIVE_INFINITY;
  return moves.filter((move) => move.seat === seat && move.version < lastVersion).length;
}

const LEAVING: ReadonlySet<string> = new Set(['resigned', 'timed-out', 'replaced']);
