import type { Move, Seat } from '@safehouse/contract';
import type { GameModule } from '@safehouse/games/registry';
import { type AnalysedDecision, decisionCost } from './decision.ts';
import { isOutcomePredictable } from './predictable-outcome.ts';
import { combinedView, estimateByRollouts, type Sides, type WinProbabilities } from './win-probability.ts';

/** A move, and the position it was made in. */
export interface MoveInPosition {
  readonly module: GameModule;
  readonly sides: Sides;
  readonly before: object;
  readonly seat: Seat;
  readonly move: Move;
}

/** A smaller cost needs no second opinion. */
const MIN_COST_TO_CONFIRM = 0.02;

/**
 * A mistake is one where two ways of looking at it agree: what the adviser thinks, and what comes of both moves when they
 * are played on in the same worlds, as far as the seat could know them. The smaller cost counts.
 */
export function confirmMistake(
  step: MoveInPosition,
  decision: AnalysedDecision | null,
): AnalysedDecision | null {
  if (!decision || decisionCost(decision) < MIN_COST_TO_CONFIRM) return decision;
  const { module, sides, before, seat, move } = step;
  const best = module.rules.parseMove(before, decision.best);
  if (best === null) return decision;
  const known = module.rules.view(before, seat);
  const side = sides.findIndex((seats) => seats.includes(seat));
  const worth = (code: Move) => estimateByRollouts(module, known, sides, { seat, move: code })[side];
  const cost = Math.min(decisionCost(decision), Math.max(0, worth(best) - worth(move)));
  return { ...decision, playedWin: decision.bestWin - cost };
}

interface ProbabilityChange {
  readonly before: WinProbabilities;
  readonly after: WinProbabilities;
}

export interface MoveLuck {
  readonly luck: readonly number[];
  readonly isPredictable: boolean;
}

/**
 * Chance is what came of a move against what comes of it on average. Where its player could not see what others knew,
 * the rest of the change is luck as well, but for what the decision cost.
 */
export function luckOfMove(
  step: MoveInPosition,
  { before, after }: ProbabilityChange,
  decision: AnalysedDecision | null,
): MoveLuck {
  const { module, sides, seat, move } = step;
  const { rules } = module;
  const all = combinedView(rules, step.before, sides);
  const own = rules.view(step.before, seat);
  const isForeseenByAll = isOutcomePredictable(rules, step, all, (state) =>
    combinedView(rules, state, sides),
  );
  const isForeseenByOne = isOutcomePredictable(rules, step, own, (state) => rules.view(state, seat));
  const usual = isForeseenByAll ? after : estimateByRollouts(module, all, sides, { seat, move });
  const isBlind = !isForeseenByOne && JSON.stringify(all) !== JSON.stringify(own);
  const decided = decisionShares(sides, seat, decisionCost(decision));
  const luck = sides.map((_, side) => {
    const hidden = isBlind ? usual[side] - before[side] - decided[side] : 0;
    return after[side] - usual[side] + hidden;
  });
  return { luck, isPredictable: isForeseenByOne };
}

/** What a decision costs its side goes to the others in equal parts. */
function decisionShares(sides: Sides, seat: Seat, cost: number): number[] {
  return sides.map((side) => (side.includes(seat) ? -cost : cost / (sides.length - 1)));
}
