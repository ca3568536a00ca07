import { type Player, quickRandom, roundsBudget, type Seat } from '@safehouse/contract';
import { legalMoves, playRandomMatch } from './random-match.ts';
import type { MatchSetup, TestedGame } from './tested-game.ts';

/**
 * The first sign in one match that a player uses more than its view, or null: with the same random numbers and budget
 * it must choose the same legal move again, also in a sampled state with the same view and other hidden cards.
 */
export function findDishonesty(
  subject: TestedGame,
  player: Player,
  setup: MatchSetup,
  { seed, rounds }: { readonly seed: number; readonly rounds: number },
): string | null {
  const { game } = subject;
  const choice = (state: object, seat: Seat) => {
    const legal = legalMoves(game, state, seat).map((move) => game.writeMove(state, move));
    const view = game.view(state, seat);
    const chosen = player.choose({
      seat,
      view,
      legal,
      random: quickRandom(seed),
      budget: roundsBudget(rounds),
    });
    return legal.includes(chosen) ? JSON.stringify(chosen) : `${JSON.stringify(chosen)}, which is not legal`;
  };
  let problem: string | null = null;
  playRandomMatch(subject, setup, seed, ({ state, seat, random }) => {
    if (problem !== null || random.below(6) > 0) return;
    const sampled = game.redeal(game.view(state, seat), random);
    const [first, again, inSampled] = [choice(state, seat), choice(state, seat), choice(sampled, seat)];
    if (first.endsWith('not legal')) problem = `it chose ${first}`;
    else if (first !== again) problem = `it chose ${first}, then ${again}`;
    else if (first !== inSampled) problem = `it chose ${first}, and ${inSampled} in a sampled state`;
  });
  return problem;
}
