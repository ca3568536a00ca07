import { Deal, type Match } from '@safehouse/contract';
import { legalMoves } from './random-match.ts';
import type { TestedGame } from './tested-game.ts';

/** How many ways a match can go on for so many moves: a count that any change of the rules would change. */
export function perft({ game, state }: Match, depth: number): number {
  if (depth === 0) return 1;
  let ways = 0;
  for (const seat of game.toAct(state)) {
    for (const move of legalMoves({ game } as TestedGame, state, seat)) {
      const after = game.clone(state);
      game.play(after, seat, move, new Deal('perft'), null);
      ways += perft({ game, state: after } as Match, depth - 1);
    }
  }
  return ways;
}
