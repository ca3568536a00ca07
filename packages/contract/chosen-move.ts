import type { Game } from './game.ts';
import type { Move, WrittenMove } from './moves.ts';

/**
 * The move that a player has chosen from `legal`, the written forms of `moves`: an element of it, or a copy of one.
 * Throws for anything else.
 */
export function chosenMove(
  game: Pick<Game, 'parseMove'>,
  state: object,
  { moves, legal }: { readonly moves: readonly Move[]; readonly legal: readonly WrittenMove[] },
  choice: WrittenMove,
): Move {
  const index = legal.indexOf(choice);
  if (index >= 0) return moves[index];
  const copied = game.parseMove(state, choice);
  if (copied !== null && moves.includes(copied)) return copied;
  throw new Error(`a player chose an illegal move: ${JSON.stringify(choice)}`);
}
