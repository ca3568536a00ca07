import { type Game, type Move, quickRandom, type Seat, unrecordedChance } from '@safehouse/contract';

/** Worlds that are tried; luck that comes in fewer than one of so many is no luck to speak of. */
const SAMPLED_WORLDS = 5;

interface SeatMove {
  readonly seat: Seat;
  readonly move: Move;
}

/** Could somebody who knows this much see what a move would show them? */
export function isOutcomePredictable(
  game: Game,
  { seat, move }: SeatMove,
  known: object,
  look: (state: object) => object,
): boolean {
  const random = quickRandom(2);
  const seen = new Set<string>();
  for (let i = 0; i < SAMPLED_WORLDS && seen.size < 2; i++) {
    const world = game.redeal(known, random);
    game.play(world, seat, move, unrecordedChance(random), null);
    seen.add(JSON.stringify(look(world)));
  }
  return seen.size === 1;
}
