import type { Random } from '@safehouse/contract';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { Thought } from './tally.ts';

/** Moves this much worse than the best are not mixed in. */
const TOLERANCE = 0.008;
/** Sums of shares may miss 1 by less than this. */
const ROUNDING = 1e-9;

/** One of the good moves, as often as its plan says: a player who can be read loses. */
export function mixOf(thoughts: readonly Thought[], random: Random): AgentAvenueMove {
  const [best] = thoughts;
  if (best.share === 0 || isSettled(best)) return best.move;
  const good = thoughts.filter(({ win, share }) => share > 0 && win > 0 && win >= best.win - TOLERANCE);
  const total = good.reduce((sum, { share }) => sum + share, 0);
  let rest = total * fraction(random);
  for (const { move, share } of good) {
    rest -= share;
    if (rest < 0) return move;
  }
  return best.move;
}

/** A certain win is taken as it is; where all is lost there is nothing to mix. */
export function isSettled({ win }: Thought): boolean {
  return win > 1 - ROUNDING || win <= 0;
}

/** From 0 up to, but not including, 1. */
export function fraction(random: Random): number {
  return random.below(2 ** 30) / 2 ** 30;
}
