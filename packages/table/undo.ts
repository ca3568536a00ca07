import type { Game, Match, Random, Seat } from '@safehouse/contract';
import { isPredictable } from './predictable.ts';
import type { Table } from './table.ts';

/** The version before the first of the latest moves that are all of this seat; null where there is none. */
export function turnStart({ line }: Table, seat: Seat): number | null {
  let first = line.length;
  while (first > 0 && line[first - 1].seat === seat) first--;
  return first === line.length ? null : line[first].version - 1;
}

/** May the moves after this version be taken back without asking: has nothing come to light since? */
export function freeUndo(table: Table, to: number, random: Random): boolean {
  const { rules, line, chairs } = table;
  const match = table.reopened();
  for (const made of line) {
    if (made.version <= to) match.play(made.seat, made.move);
    else if (!stepIsPredictable(rules, match, made, chairs.length, random)) return false;
  }
  return true;
}

function stepIsPredictable(
  rules: Game,
  match: Match,
  { seat, move: written }: Table['line'][number],
  players: number,
  random: Random,
): boolean {
  const before = rules.clone(match.state);
  const move = rules.read(before, written);
  match.play(seat, written);
  return move !== null && isPredictable(rules, { players, before, seat, move, after: match.state }, random);
}
