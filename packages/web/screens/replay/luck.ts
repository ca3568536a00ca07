import type { Move, Seat } from '@safehouse/contract';
import type { GameModule } from '@safehouse/games/registry';
import { allKnown, type Chances, expected, type Sides } from './chances.ts';
import { costOf, type Decision } from './decision.ts';
import { isForeseen } from './foreseen.ts';

/** A move, and the position it was made in. */
export interface Step {
  readonly module: GameModule;
  readonly sides: Sides;
  readonly before: object;
  readonly seat: Seat;
  readonly move: Move;
}

/** A smaller cost needs no second opinion. */
const DOUBTFUL = 0.02;

/**
 * A mistake is one where two ways of looking at it agree: what the adviser thinks, and what comes of both moves when they
 * are played on in the same worlds, as far as the seat could know them. The smaller cost counts.
 */
export function confirmed(step: Step, decision: Decision | null): Decision | null {
  if (!decision || costOf(decision) < DOUBTFUL) return decision;
  const { module, sides, before, seat, move } = step;
  const best = module.rules.read(before, decision.best);
  if (best === null) return decision;
  const known = module.rules.view(before, seat);
  const side = sides.findIndex((seats) => seats.includes(seat));
  const worth = (code: Move) => expected(module, known, sides, { seat, move: code })[side];
  const cost = Math.min(costOf(decision), Math.max(0, worth(best) - worth(move)));
  return { ...decision, playedWin: decision.bestWin - cost };
}

interface Change {
  readonly before: Chances;
  readonly after: Chances;
}

export interface Luck {
  readonly luck: readonly number[];
  readonly isForeseen: boolean;
}

/**
 * Chance is what came of a move against what comes of it on average. Where its player could not see what others knew,
 * the rest of the change is luck as well, but for what the decision cost.
 */
export function luckOf(step: Step, { before, after }: Change, decision: Decision | null): Luck {
  const { module, sides, seat, move } = step;
  const { rules } = module;
  const all = allKnown(rules, step.before, sides);
  const own = rules.view(step.before, seat);
  const isForeseenByAll = isForeseen(rules, step, all, (state) => allKnown(rules, state, sides));
  const isForeseenByOne = isForeseen(rules, step, own, (state) => rules.view(state, seat));
  const usual = isForeseenByAll ? after : expected(module, all, sides, { seat, move });
  const isBlind = !isForeseenByOne && JSON.stringify(all) !== JSON.stringify(own);
  const decided = decidedBy(sides, seat, costOf(decision));
  const luck = sides.map((_, side) => {
    const hidden = isBlind ? usual[side] - before[side] - decided[side] : 0;
    return after[side] - usual[side] + hidden;
  });
  return { luck, isForeseen: isForeseenByOne };
}

/** What a decision costs its side goes to the others in equal parts. */
function decidedBy(sides: Sides, seat: Seat, cost: number): number[] {
  return sides.map((side) => (side.includes(seat) ? -cost : cost / (sides.length - 1)));
}
