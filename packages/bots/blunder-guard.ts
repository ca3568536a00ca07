import { type Game, type Player, type Turn, unrecordedChance } from '@safehouse/contract';
import { payoffFor } from './playout.ts';
import { parseLegalMoves } from './scored-moves.ts';

/** A move's outcome counts as certain when it is the same in this many sampled worlds. */
const SAMPLED_WORLDS = 12;

/** Plays a move that certainly wins, and avoids moves that certainly lose while there are others. */
export function withBlunderGuard(game: Game, player: Player): Player {
  return {
    choose(turn) {
      if (turn.legal.length === 1) return turn.legal[0];
      const outcomes = certainOutcomes(game, turn);
      const win = outcomes.indexOf(1);
      if (win >= 0) return turn.legal[win];
      const legal = turn.legal.filter((_, i) => outcomes[i] !== 0);
      return player.choose(legal.length === 0 ? turn : { ...turn, legal, view: turn.view });
    },
  };
}

/** By legal move: its payoff if it ends the match at once with that payoff in every sampled world; else null. */
function certainOutcomes(game: Game, turn: Turn): (number | null)[] {
  const { view, seat, legal, random } = turn;
  const chance = unrecordedChance(random);
  const undecided = new Set(legal.keys());
  const outcomes: (number | null)[] = legal.map(() => null);
  for (let w = 0; w < SAMPLED_WORLDS && undecided.size > 0; w++) {
    const world = game.redeal(view, random);
    const moves = parseLegalMoves(game, world, turn);
    for (const i of undecided) {
      const branch = game.clone(world);
      game.play(branch, seat, moves[i], chance, null);
      const result = game.result(branch);
      const payoff = result && payoffFor(result, seat);
      if (payoff === null || (w > 0 && payoff !== outcomes[i])) {
        undecided.delete(i);
        outcomes[i] = null;
      } else outcomes[i] = payoff;
    }
  }
  return outcomes;
}
