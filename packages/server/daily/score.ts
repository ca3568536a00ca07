import type { Seat } from '@safehouse/contract';
import type { Ending, GameModule } from '@safehouse/games/registry';
import { GAVE_UP } from '@safehouse/protocol';
import type { Table } from '@safehouse/table';

const MOST = 99;

/** How well the person at this seat has done; null while the match is not over. */
export function scoreOf(table: Table, module: GameModule, seat: Seat): number | null {
  const { result, status, dropped, line } = table;
  if (status !== 'over' || !result) return null;
  if (dropped.includes(seat)) return GAVE_UP;
  const score = (module.challengeScore ?? plainScore)({ result, seat, moves: line.length });
  return Math.max(-MOST, Math.min(MOST, Math.round(score)));
}

function plainScore({ result: { winners }, seat }: Ending): number {
  if (winners.length === 0) return 0;
  return winners.includes(seat) ? 1 : -1;
}
