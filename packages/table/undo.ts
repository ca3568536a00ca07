import type { Game, Match, Random, Seat } from '@safehouse/contract';
import { isPredictableMove } from './predictable-move.ts';
import type { Table } from './table.ts';

/** The version before the first of the latest moves that are all of this seat; null where there is none. */
export function turnStartVersion({ moves }: Table, seat: Seat): number | null {
  let first = moves.length;
  while (first > 0 && moves[first - 1].seat === seat) first--;
  return first === moves.length ? null : moves[first].version - 1;
}

/** May the moves after this version be taken back without asking: has nothing come to light since? */
export function canUndoFreely(table: Table, to: number, random: Random): boolean {
  const { rules, moves, chairs } = table;
  const match = table.openMatch();
  for (const made of moves) {
    if (made.version <= to) match.play(made.seat, made.move);
    else if (!isPlayedMovePredictable(rules, match, made, chairs.length, random)) return false;
  }
  return true;
}

function isPlayedMovePredictable(
  rules: Game,
  match: Match,
  { seat, move: written }: Table['moves'][number],
  players: number,
  random: Random,
): boolean {
  const before = rules.clone(match.state);
  const move = rules.parseMove(before, written);
  match.play(seat, written);
  return (
    move !== null && isPredictableMove(rules, { players, before, seat, move, after: match.state }, random)
  );
}
