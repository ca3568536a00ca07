import type { Game, Move, ScoredMove, Turn, WrittenMove } from '@safehouse/contract';

/** The legal moves of a turn, parsed in a sampled world. Moves have the same numbers in all worlds of one view. */
export function parseLegalMoves(game: Game, world: object, { legal }: Turn): Move[] {
  return legal.map((written) => {
    const move = game.parseMove(world, written);
    if (move === null) throw new Error(`no such move: ${JSON.stringify(written)}`);
    return move;
  });
}

/** The most visited first, then by win probability. */
export function sortByVisits<Written extends WrittenMove>(
  scores: readonly ScoredMove<Written>[],
): ScoredMove<Written>[] {
  return scores.toSorted((a, b) => b.visits - a.visits || b.win - a.win);
}
