import {
  type Game,
  type Move,
  MoveList,
  quickRandom,
  type Seat,
  type Turn,
  unrecordedChance,
  type WrittenMove,
} from '@safehouse/contract';
import { parseLegalMoves } from './scored-moves.ts';

/** A win must exist in each of these worlds, which the seat cannot tell apart. */
const SAMPLED_WORLDS = 16;

/** Who is to move, and what it knows. */
type Observer = Pick<Turn, 'view' | 'seat'>;

/** Whether a move wins at once or against every answer, in all worlds that its seat cannot tell apart. */
export function isCertainWin(game: Game, { view, seat }: Observer, move: Move): boolean {
  const random = quickRandom(1);
  return Array.from({ length: SAMPLED_WORLDS }).every(() => {
    const after = stateAfter(game, game.redeal(view, random), seat, move);
    const result = game.result(after);
    return result ? result.winners.includes(seat) : winnerOfEveryMove(game, after, seat) === seat;
  });
}

/** A legal move that wins for certain; undefined if there is none. */
export function findCertainWin<View extends object, Written extends WrittenMove>(
  game: Game,
  turn: Turn<View, Written>,
): Written | undefined {
  const moves = parseLegalMoves(game, game.redeal(turn.view, quickRandom(1)), turn);
  return turn.legal.find((_, i) => isCertainWin(game, turn, moves[i]));
}

/** The seat that wins after every legal move of the seat to act; of a winning team its first seat. */
export function winnerOfEveryMove(game: Game, state: object, wanted: Seat | null = null): Seat | null {
  const seats = game.toAct(state);
  if (seats.length !== 1) return null;
  let winner = wanted;
  const moves = new MoveList();
  game.legal(state, seats[0], moves);
  for (const move of moves.toArray()) {
    const winners = game.result(stateAfter(game, state, seats[0], move))?.winners ?? [];
    winner ??= winners[0] ?? null;
    if (winner === null || winner === seats[0] || !winners.includes(winner)) return null;
  }
  return winner;
}

function stateAfter(game: Game, state: object, seat: Seat, move: Move): object {
  const after = game.clone(state);
  game.play(after, seat, move, unrecordedChance(quickRandom(1)), null);
  return after;
}
