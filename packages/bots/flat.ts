import { type Adviser, freeChance, type Game } from '@safehouse/contract';
import { anyMove, type Policy, playOut, worthTo } from './playout.ts';
import { codesOf } from './weighing.ts';

/** Flat Monte Carlo: in every sampled world each legal move is played out once. A round is one world. */
export function flat(game: Game, policy: Policy = anyMove): Adviser {
  const weigh: Adviser['weigh'] = (turn) => {
    const { view, seat, legal, random, budget } = turn;
    const chance = freeChance(random);
    const won = legal.map(() => 0);
    let rounds = 0;
    for (; rounds === 0 || budget.allows(rounds); rounds++) {
      const world = game.redeal(view, random);
      codesOf(game, world, turn).forEach((move, i) => {
        const branch = game.clone(world);
        game.play(branch, seat, move, chance, null);
        won[i] += worthTo(playOut(game, branch, policy, chance, random), seat);
      });
    }
    const weighed = legal.map((move, i) => ({ move, win: won[i] / rounds, visits: rounds }));
    return weighed.sort((a, b) => b.win - a.win);
  };
  return { weigh, choose: (turn) => (turn.legal.length === 1 ? turn.legal[0] : weigh(turn)[0].move) };
}
