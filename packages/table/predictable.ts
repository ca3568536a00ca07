import {
  freeChance,
  type Game,
  type Move,
  MoveList,
  type Random,
  SEATS,
  type Seat,
  type Viewer,
} from '@safehouse/contract';

/** Worlds that are tried for every viewer. A card that came to light is another one in nearly all of them. */
const WORLDS = 24;

/** A move, with the position before it and after it. */
export interface Step {
  readonly players: number;
  readonly before: object;
  readonly seat: Seat;
  readonly move: Move;
  readonly after: object;
}

/**
 * Did a move tell nobody anything but that it was made? So it is if everybody who looks could have foretold what they
 * saw after it: in worlds that they could not tell from the real one, the same move leads to the same view.
 */
export function isPredictable(rules: Game, step: Step, random: Random): boolean {
  const viewers: readonly Viewer[] = [...SEATS.slice(0, step.players), 'spectator'];
  return viewers.every((viewer) => couldForetell(rules, step, viewer, random));
}

function couldForetell(rules: Game, step: Step, viewer: Viewer, random: Random): boolean {
  const known = rules.view(step.before, viewer);
  const seen = JSON.stringify(rules.view(step.after, viewer));
  for (let tried = 0; tried < WORLDS; tried++) {
    const world = rules.redeal(known, random);
    const legal = new MoveList();
    rules.legal(world, step.seat, legal);
    if (!legal.includes(step.move)) return false;
    rules.play(world, step.seat, step.move, freeChance(random), null);
    if (JSON.stringify(rules.view(world, viewer)) !== seen) return false;
  }
  return true;
}
