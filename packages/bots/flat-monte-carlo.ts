import { type Evaluator, type Game, unrecordedChance } from '@safehouse/contract';
import { createHorizon } from './horizon.ts';
import { type PlayoutPolicy, payoffFor, playOut, randomPolicy } from './playout.ts';
import { parseLegalMoves } from './scored-moves.ts';

/** Flat Monte Carlo: in every sampled world each legal move is played out once. A round is one world. */
export function flatMonteCarlo(game: Game, policy: PlayoutPolicy = randomPolicy): Evaluator {
  const scoreMoves: Evaluator['scoreMoves'] = (turn) => {
    const { view, seat, legal, random, budget } = turn;
    const chance = unrecordedChance(random);
    const horizon = createHorizon(game, () => game.redeal(view, random));
    const won = legal.map(() => 0);
    let rounds = 0;
    for (; rounds === 0 || budget.allows(rounds); rounds++) {
      const world = game.redeal(view, random);
      parseLegalMoves(game, world, turn).forEach((move, i) => {
        const branch = game.clone(world);
        game.play(branch, seat, move, chance, null);
        won[i] += payoffFor(playOut({ game, policy, chance, random, horizon }, branch), seat);
      });
    }
    const scores = legal.map((move, i) => ({ move, win: won[i] / rounds, visits: rounds }));
    return scores.sort((a, b) => b.win - a.win);
  };
  return {
    scoreMoves,
    choose: (turn) => (turn.legal.length === 1 ? turn.legal[0] : scoreMoves(turn)[0].move),
  };
}
