import {
  type Game,
  type Move,
  MoveList,
  quickRandom,
  type Seat,
  unrecordedChance,
} from '@safehouse/contract';

/** Worlds that one seat cannot tell apart; a win must be there in each of them. */
const SAMPLED_WORLDS = 16;

/**
 * The seat that has won if it plays on well: the one to act, where a move of it wins at once or against every answer
 * whatever is hidden from it; or the winner of every move that the others have left. Null where nothing is certain.
 */
export function findForcedWinner(game: Game, state: object): Seat | null {
  const seats = game.toAct(state);
  if (seats.length !== 1) return null;
  const [mover] = seats;
  const random = quickRandom(1);
  const view = game.view(state, mover);
  const worlds = Array.from({ length: SAMPLED_WORLDS }, () => game.redeal(view, random));
  if (legalMoves(game, state, mover).some((move) => winsInAllWorlds(game, worlds, mover, move))) return mover;
  return winnerOfEveryMove(game, state);
}

function winsInAllWorlds(game: Game, worlds: readonly object[], seat: Seat, move: Move): boolean {
  return worlds.every((world) => {
    const after = stateAfter(game, world, seat, move);
    const result = game.result(after);
    return result ? result.winners.includes(seat) : winnerOfEveryMove(game, after, seat) === seat;
  });
}

/** The seat that has won whatever the ones to act do now. A side may be meant: then its first seat speaks for it. */
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
