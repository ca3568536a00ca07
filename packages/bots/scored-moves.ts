import type { Game, Move, ScoredMove, Turn, WrittenMove } from '@safehouse/contract';

/** The legal moves of a turn as codes of a sampled world. All worlds of one view share their vocabulary. */
export function parseLegalMoves(game: Game, world: object, { legal }: Turn): Move[] {
  return legal.map((written) => {
    const move = game.parseMove(world, written);
    if (move === null) throw new Error(`no such move: ${JSON.stringify(written)}`);
    return move;
  });
}

/** The most visited first; among equals the likelier to win. */
export function sortByVisits<Written extends WrittenMove>(
  weighed: readonly ScoredMove<Written>[],
): ScoredMove<Written>[] {
  return weighed.toSorted((a, b) => b.visits - a.visits || b.win - a.win);
}
