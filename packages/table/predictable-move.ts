import {
  type Game,
  type Move,
  MoveList,
  type Random,
  SEATS,
  type Seat,
  unrecordedChance,
  type Viewer,
} from '@safehouse/contract';

/** Sampled for every viewer. A revealed card is a different one in nearly all of them. */
const SAMPLED_WORLDS = 24;

/** A move, with the position before it and after it. */
export interface MoveTransition {
  readonly players: number;
  readonly before: object;
  readonly seat: Seat;
  readonly move: Move;
  readonly after: object;
}

/**
 * Did a move reveal nothing but that it was made? True if every viewer could have predicted the view after it: in all
 * sampled states that fit their view before, the same move leads to the same view.
 */
export function isPredictableMove(rules: Game, step: MoveTransition, random: Random): boolean {
  const viewers: readonly Viewer[] = [...SEATS.slice(0, step.players), 'spectator'];
  return viewers.every((viewer) => canPredict(rules, step, viewer, random));
}

function canPredict(rules: Game, step: MoveTransition, viewer: Viewer, random: Random): boolean {
  const known = rules.view(step.before, viewer);
  const seen = JSON.stringify(rules.view(step.after, viewer));
  for (let tried = 0; tried < SAMPLED_WORLDS; tried++) {
    const world = rules.redeal(known, random);
    const legal = new MoveList();
    rules.legal(world, step.seat, legal);
    if (!legal.includes(step.move)) return false;
    rules.play(world, step.seat, step.move, unrecordedChance(random), null);
    if (JSON.stringify(rules.view(world, viewer)) !== seen) return false;
  }
  return true;
}
