import { type Game, type Move, MoveList, quickRandom, type Seat, unrecordedChance } from '@safehouse/contract';

/** A win must exist in each of these worlds, which the seat cannot tell apart. */
const SAMPLED_WORLDS = 16;

/**
 * The seat with a certain win: the seat to act, if one of its moves wins at once or against every answer in all worlds it
 * may be in; or the seat that wins after every move of another. Null if nothing is certain.
 */
export function findForcedWinner(game: Game, state: object): Seat | null {
  const seats = game.toAct(state);
  if (seats.length !== 1) return null;
  const [mover] = seats;
  if (legalMoves(game, state, mover).some((move) => isCertainWin(game, state, mover, move))) return mover;
  return winnerOfEveryMove(game, state);
}

/** Whether a move wins at once or against every answer, in all worlds that its seat cannot tell apart. */
export function isCertainWin(game: Game, state: object, seat: Seat, move: Move): boolean {
  const random = quickRandom(1);
  const view = game.view(state, seat);
  return Array.from({ length: SAMPLED_WORLDS }).every(() => {
    const world = game.redeal(view, random);
    const after = stateAfter(game, world, seat, move);
    const result = game.result(after);
    return result ? result.winners.includes(seat) : winnerOfEveryMove(game, after, seat) === seat;
  });
}

/** The seat that wins after every legal move of the seat to act; of a winning team its first seat. */
function winnerOfEveryMove(game: Game, state: object, wanted: Seat | null = null): Seat | null {
  const seats = game.toAct(state);
  if (seats.length !== 1) return null;
  let winner = wanted;
  for (const move of legalMoves(game, state, seats[0])) {
    const winners = game.result(stateAfter(game, state, seats[0], move))?.winners ?? [];
    winner ??= winners[0] ?? null;
    if (winner === null || winner === seats[0] || !winners.includes(winner)) return null;
  }
  return winner;
}

function legalMoves(game: Game, state: object, seat: Seat): Move[] {
  const moves = new MoveList();
  game.legal(state, seat, moves);
  return moves.toArray();
}

function stateAfter(game: Game, state: object, seat: Seat, move: Move): object {
  const after = game.clone(state);
  game.play(after, seat, move, unrecordedChance(quickRandom(1)), null);
  return after;
}
