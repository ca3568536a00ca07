import { freeChance, type Game, type Move, quickRandom, type Seat } from '@safehouse/contract';

/** Worlds that are tried; luck that comes in fewer than one of so many is no luck to speak of. */
const WORLDS = 5;

interface Step {
  readonly seat: Seat;
  readonly move: Move;
}

/** Could somebody who knows this much see what a move would show them? */
export function isForeseen(
  game: Game,
  { seat, move }: Step,
  known: object,
  look: (state: object) => object,
): boolean {
  const random = quickRandom(2);
  const seen = new Set<string>();
  for (let i = 0; i < WORLDS && seen.size < 2; i++) {
    const world = game.redeal(known, random);
    game.play(world, seat, move, freeChance(random), null);
    seen.add(JSON.stringify(look(world)));
  }
  return seen.size === 1;
}
