import { quickRandom, unrecordedChance } from './chance.ts';
import type { Game } from './game.ts';
import { type Move, MoveList } from './moves.ts';
import type { Turn } from './player.ts';
import type { Seat } from './seat.ts';

/** A win must exist in each of these worlds, which the seat cannot tell apart. */
const SAMPLED_WORLDS = 16;

/** The seat to move, and its view. */
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

/** The seat that wins whatever the seat to act plays, or null. Of a winning team: its first seat. */
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
