import { type Chance, type Game, type Move, MoveList, type Random, type Result, type Seat } from '@safehouse/contract';
import type { Horizon } from './horizon.ts';

/**
 * Chooses moves in a sampled world, where nothing is hidden; a search calls it thousands of times, so it must be fast.
 * May hold knowledge of the game, hand-written or learned.
 */
export interface PlayoutPolicy<State extends object = object> {
  pick(state: State, seat: Seat, legal: MoveList, random: Random): Move;
}

export const randomPolicy: PlayoutPolicy = {
  pick: (_state, _seat, legal, random) => legal.at(random.below(legal.length)),
};

/** A playout that has not ended by then counts as a draw. */
const MAX_MOVES = 5000;

const scratchMoves = new MoveList();

export interface PlayoutContext {
  readonly game: Game;
  readonly policy: PlayoutPolicy;
  readonly chance: Chance;
  readonly random: Random;
  /** Where to stop. By default the end of the match. */
  readonly horizon?: Horizon;
}

/** Plays a sampled world to the horizon, in place. Null if it takes too many moves. */
export function playOut({ game, policy, chance, random, horizon }: PlayoutContext, state: object): Result | null {
  for (let moves = 0; moves < MAX_MOVES; moves++) {
    const result = horizon ? horizon(state) : game.result(state);
    if (result) return result;
    const seats = game.toAct(state);
    const seat = seats[seats.length === 1 ? 0 : random.below(seats.length)];
    scratchMoves.clear();
    game.legal(state, seat, scratchMoves);
    game.play(state, seat, policy.pick(state, seat, scratchMoves, random), chance, null);
  }
  return null;
}

/** 1 for a win, half for a draw. */
export function payoffFor(result: Result | null, seat: Seat): number {
  if (result === null || result.winners.length === 0) return 0.5;
  return result.winners.includes(seat) ? 1 : 0;
}
