import { type Game, isCertainWin, MoveList, type Seat, winnerOfEveryMove } from '@safehouse/contract';

/**
 * The seat with a forced win: the seat to act, if one of its moves wins at once or against every answer in all worlds
 * that are consistent with its view; or the seat that wins after every move of another. Null if there is none.
 */
export function findForcedWinner(game: Game, state: object): Seat | null {
  const seats = game.toAct(state);
  if (seats.length !== 1) return null;
  const [seat] = seats;
  const observer = { seat, view: game.view(state, seat) };
  const moves = new MoveList();
  game.legal(state, seat, moves);
  return moves.toArray().some((move) => isCertainWin(game, observer, move)) ? seat : winnerOfEveryMove(game, state);
}
