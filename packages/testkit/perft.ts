import { Deal, type Match } from '@safehouse/contract';
import { legalMoves } from './random-match.ts';

/** The number of move sequences of this length. Almost any change of the rules changes it. */
export function perft({ game, state }: Pick<Match, 'game' | 'state'>, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const seat of game.toAct(state)) {
    for (const move of legalMoves(game, state, seat)) {
      const after = game.clone(state);
      game.play(after, seat, move, new Deal('perft'), null);
      count += perft({ game, state: after }, depth - 1);
    }
  }
  return count;
}
