import { type Game, isCertainWin, quickRandom, type Turn, type WrittenMove } from '@safehouse/contract';
import { parseLegalMoves } from './scored-moves.ts';

/** A legal move that wins for certain; undefined if there is none. */
export function findCertainWin<View extends object, Written extends WrittenMove>(
  game: Game,
  turn: Turn<View, Written>,
): Written | undefined {
  const moves = parseLegalMoves(game, game.redeal(turn.view, quickRandom(1)), turn);
  return turn.legal.find((_, i) => isCertainWin(game, turn, moves[i]));
}
