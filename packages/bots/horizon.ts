import { type Game, type Result, SEATS } from '@safehouse/contract';

/** The value of a state at which a search stops; null if it must go on. */
export type Horizon = (state: object) => Result | null;

/**
 * The end of the match or, in a game of rounds, of the current round: the luck of later rounds would hide what a move
 * is worth, and playing them takes time.
 */
export function createHorizon(game: Game, sample: () => object): Horizon {
  const { rounds } = game;
  if (!rounds) return (state) => game.result(state);
  const start = sample();
  const ended = rounds.ended(start);
  const scores = rounds.scores(start).slice();
  return (state) =>
    game.result(state) ?? (rounds.ended(state) === ended ? null : roundResult(scores, rounds.scores(state)));
}

/** The seats that gained most win; a draw if all gained the same. */
function roundResult(before: readonly number[], after: readonly number[]): Result {
  const gains = after.map((score, seat) => score - before[seat]);
  const best = Math.max(...gains);
  const winners = SEATS.slice(0, gains.length).filter((seat) => gains[seat] === best);
  return { winners: winners.length === gains.length ? [] : winners, reason: 'round', scores: gains };
}
