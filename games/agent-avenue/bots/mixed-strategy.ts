import type { Random } from '@safehouse/contract';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { MoveEvaluation } from './move-statistics.ts';

/** Moves this much worse than the best are not mixed in. */
const MIX_TOLERANCE = 0.008;
/** A sum of probabilities may differ from 1 by less than this. */
const ROUNDING_ERROR = 1e-9;

export type MoveProbability = Pick<MoveEvaluation, 'move' | 'probability'>;

/** The good moves, with the probabilities of the mixed strategy: a predictable player can be exploited. */
export function mixedStrategy(evaluations: readonly MoveEvaluation[]): readonly MoveProbability[] {
  const [best] = evaluations;
  if (best.probability === 0 || isDecided(best)) return [{ ...best, probability: 1 }];
  const good = evaluations.filter(
    ({ win, probability }) => probability > 0 && win > 0 && win >= best.win - MIX_TOLERANCE,
  );
  const total = good.reduce((sum, { probability }) => sum + probability, 0);
  return good.map((evaluation) => ({ ...evaluation, probability: evaluation.probability / total }));
}

export function sampleMove(strategy: readonly MoveProbability[], random: Random): AgentAvenueMove {
  if (strategy.length === 1) return strategy[0].move;
  let remaining = randomFraction(random);
  for (const { move, probability } of strategy) {
    remaining -= probability;
    if (remaining < 0) return move;
  }
  return strategy[0].move;
}

/** A certain win or a certain loss needs no mixing. */
export function isDecided({ win }: MoveEvaluation): boolean {
  return win > 1 - ROUNDING_ERROR || win <= 0;
}

export const RANDOM_RESOLUTION = 2 ** 30;

/** From 0 up to, but not including, 1. */
export function randomFraction(random: Random): number {
  return random.below(RANDOM_RESOLUTION) / RANDOM_RESOLUTION;
}
