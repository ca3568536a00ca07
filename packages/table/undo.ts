import type { Game, Match, Random, Seat } from '@safehouse/contract';
import { isPredictableMove } from './predictable-move.ts';
import type { Table } from './table.ts';

/** An undo that waits for the others: back to which version, and who has agreed. */
export interface UndoRequest {
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** The version before this seat's latest uninterrupted moves; null if the last move was not its own. */
export function turnStartVersion({ moves }: Table, seat: Seat): number | null {
  let first = moves.length;
  while (first > 0 && moves[first - 1].seat === seat) first--;
  return first === moves.length ? null : moves[first].version - 1;
}

/** May the moves after this version be undone without asking: was nothing revealed since? */
export function canUndoFreely(table: Table, to: number, random: Random): boolean {
  const { rules, moves, chairs } = table;
  const keptCount = moves.filter(({ version }) => version <= to).length;
  const match = table.matchAfter(keptCount);
  return moves
    .slice(keptCount)
    .every((played) => playsPredictably({ rules, match, players: chairs.length, random }, played));
}

interface Replay {
  readonly rules: Game;
  readonly match: Match;
  readonly players: number;
  readonly random: Random;
}

/** Plays the move on the match, and returns whether every viewer could have predicted their view. */
function playsPredictably(
  { rules, match, players, random }: Replay,
  { seat, move: written }: Table['moves'][number],
): boolean {
  const before = rules.clone(match.state);
  const move = rules.parseMove(before, written);
  match.play(seat, written);
  return move !== null && isPredictableMove(rules, { players, before, seat, move, after: match.state }, random);
}
