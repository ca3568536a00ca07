import { type Player, quickRandom, roundsBudget, type Seat } from '@safehouse/contract';
import { legalMoves, playRandomMatch } from './random-match.ts';
import type { MatchSetup, TestedGame } from './tested-game.ts';

/**
 * The first way in which a player is not honest in one match (null: it is): the same luck and budget must give the
 * same legal move again, and on a twin with other hidden cards behind the same view.
 */
export function findDishonesty(
  subject: TestedGame,
  player: Player,
  seating: MatchSetup,
  { seed, rounds }: { readonly seed: number; readonly rounds: number },
): string | null {
  const { game } = subject;
  const choice = (state: object, seat: Seat) => {
    const legal = legalMoves(subject, state, seat).map((move) => game.writeMove(state, move));
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
  playRandomMatch(subject, seating, seed, ({ state, seat, random }) => {
    if (problem !== null || random.below(6) > 0) return;
    const twin = game.redeal(game.view(state, seat), random);
    const [first, again, onTwin] = [choice(state, seat), choice(state, seat), choice(twin, seat)];
    if (first.endsWith('not legal')) problem = `it chose ${first}`;
    else if (first !== again) problem = `it chose ${first}, then ${again}`;
    else if (first !== onTwin) problem = `it chose ${first}, and ${onTwin} on a twin`;
  });
  return problem;
}
