import {
  type Chance,
  type Game,
  type Move,
  MoveList,
  type Random,
  type Result,
  type Seat,
} from '@safehouse/contract';

/**
 * A quick way to move in a sampled world, where everything lies open: what a search needs thousands of times. The
 * seam for knowledge of a game, written or learned.
 */
export interface PlayoutPolicy<State extends object = object> {
  pick(state: State, seat: Seat, legal: MoveList, random: Random): Move;
}

export const randomPolicy: PlayoutPolicy = {
  pick: (_state, _seat, legal, random) => legal.at(random.below(legal.length)),
};

/** After so many moves a playout that has not ended counts as a draw. */
const MAX_MOVES = 5000;

const scratchMoves = new MoveList();

/** Plays a sampled world to its end, in place. Null where it does not come to one. */
export function playOut(
  game: Game,
  state: object,
  policy: PlayoutPolicy,
  chance: Chance,
  random: Random,
): Result | null {
  for (let moves = 0; moves < MAX_MOVES; moves++) {
    const result = game.result(state);
    if (result) return result;
    const seats = game.toAct(state);
    const seat = seats[seats.length === 1 ? 0 : random.below(seats.length)];
    scratchMoves.clear();
    game.legal(state, seat, scratchMoves);
    game.play(state, seat, policy.pick(state, seat, scratchMoves, random), chance, null);
  }
  return null;
}

/** What a result is worth to a seat: 1 for a win, half for a draw. */
export function payoffFor(result: Result | null, seat: Seat): number {
  if (result === null || result.winners.length === 0) return 0.5;
  return result.winners.includes(seat) ? 1 : 0;
}
