import type { Random } from '@safehouse/contract';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { MoveEvaluation } from './move-statistics.ts';

/** Moves this much worse than the best are not mixed in. */
const MIX_TOLERANCE = 0.008;
/** Sums of shares may miss 1 by less than this. */
const ROUNDING_ERROR = 1e-9;

/** One of the good moves, as often as its plan says: a player who can be read loses. */
export function sampleMixedMove(thoughts: readonly MoveEvaluation[], random: Random): AgentAvenueMove {
  const [best] = thoughts;
  if (best.probability === 0 || isDecided(best)) return best.move;
  const good = thoughts.filter(
    ({ win, probability }) => probability > 0 && win > 0 && win >= best.win - MIX_TOLERANCE,
  );
  const total = good.reduce((sum, { probability }) => sum + probability, 0);
  let rest = total * randomFraction(random);
  for (const { move, probability } of good) {
    rest -= probability;
    if (rest < 0) return move;
  }
  return best.move;
}

/** A certain win is taken as it is; where all is lost there is nothing to mix. */
export function isDecided({ win }: MoveEvaluation): boolean {
  return win > 1 - ROUNDING_ERROR || win <= 0;
}

/** From 0 up to, but not including, 1. */
export function randomFraction(random: Random): number {
  return random.below(2 ** 30) / 2 ** 30;
}
