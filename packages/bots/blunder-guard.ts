import { type Game, type Player, type Turn, unrecordedChance } from '@safehouse/contract';
import { payoffFor } from './playout.ts';
import { parseLegalMoves } from './scored-moves.ts';

/** Worlds in which a move must end the match alike before it counts as certain. */
const SAMPLED_WORLDS = 12;

/** Takes a win that is there for the taking, and does not walk into a loss while there is another way. */
export function withBlunderGuard(game: Game, player: Player): Player {
  return {
    choose(turn) {
      if (turn.legal.length === 1) return turn.legal[0];
      const ends = certainOutcomes(game, turn);
      const win = ends.indexOf(1);
      if (win >= 0) return turn.legal[win];
      const legal = turn.legal.filter((_, i) => ends[i] !== 0);
      return player.choose(legal.length === 0 ? turn : { ...turn, legal, view: turn.view });
    },
  };
}

/** By legal move: what it is worth if it ends the match at once and alike in every world; null where it does not. */
function certainOutcomes(game: Game, turn: Turn): (number | null)[] {
  const { view, seat, legal, random } = turn;
  const chance = unrecordedChance(random);
  const open = new Set(legal.keys());
  const ends: (number | null)[] = legal.map(() => null);
  for (let w = 0; w < SAMPLED_WORLDS && open.size > 0; w++) {
    const world = game.redeal(view, random);
    const moves = parseLegalMoves(game, world, turn);
    for (const i of open) {
      const branch = game.clone(world);
      game.play(branch, seat, moves[i], chance, null);
      const result = game.result(branch);
      const worth = result && payoffFor(result, seat);
      if (worth === null || (w > 0 && worth !== ends[i])) {
        open.delete(i);
        ends[i] = null;
      } else ends[i] = worth;
    }
  }
  return ends;
}
