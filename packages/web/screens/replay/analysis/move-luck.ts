import { type Move, quickRandom, type Seat } from '@safehouse/contract';
import type { GameModule } from '@safehouse/games/registry';
import { predictView } from '@safehouse/table';
import { type AnalysedDecision, decisionCost } from './decision.ts';
import { combinedView, estimateByRollouts, type Sides, type WinProbabilities } from './win-probability.ts';

export interface MoveInPosition {
  readonly module: GameModule;
  readonly sides: Sides;
  readonly before: object;
  readonly seat: Seat;
  readonly move: Move;
}

/** A smaller cost is not checked by rollouts. */
const MIN_COST_TO_CONFIRM = 0.02;
/** Luck that occurs in fewer than one of this many worlds does not count. */
const SAMPLED_WORLDS = 5;

/** The cost of a mistake is the smaller of two estimates: the evaluator's, and the one from rollouts of both moves. */
export function confirmMistake(step: MoveInPosition, decision: AnalysedDecision | null): AnalysedDecision | null {
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
 * Luck is the result of a move minus its average result. If the mover could not predict the result and others knew
 * more, the rest of the change is luck too, except for the cost of the decision.
 */
export function luckOfMove(
  step: MoveInPosition,
  { before, after }: ProbabilityChange,
  decision: AnalysedDecision | null,
): MoveLuck {
  const { module, sides, seat, move } = step;
  const { rules } = module;
  const viewOfAll = (state: object) => combinedView(rules, state, sides);
  const ownView = (state: object) => rules.view(state, seat);
  const knownToAll = viewOfAll(step.before);
  const isPredictableToAll = isPredictable(step, viewOfAll);
  const isPredictableToMover = isPredictable(step, ownView);
  const expected = isPredictableToAll ? after : estimateByRollouts(module, knownToAll, sides, { seat, move });
  const isBlind = !isPredictableToMover && JSON.stringify(knownToAll) !== JSON.stringify(ownView(step.before));
  const shares = decisionShares(sides, seat, decisionCost(decision));
  const luck = sides.map((_, side) => {
    const hidden = isBlind ? expected[side] - before[side] - shares[side] : 0;
    return after[side] - expected[side] + hidden;
  });
  return { luck, isPredictable: isPredictableToMover };
}

function isPredictable({ module, before, seat, move }: MoveInPosition, viewOf: (state: object) => object): boolean {
  const known = viewOf(before);
  const random = quickRandom(2);
  return predictView(module.rules, { known, seat, move, viewOf, worlds: SAMPLED_WORLDS, random }) !== null;
}

/** The cost of a decision is a gain for the other sides, in equal parts. */
function decisionShares(sides: Sides, seat: Seat, cost: number): number[] {
  return sides.map((side) => (side.includes(seat) ? -cost : cost / (sides.length - 1)));
}
