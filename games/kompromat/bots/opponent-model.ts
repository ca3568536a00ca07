import { LIMIT_HALF_POINTS } from '../data/constants.ts';
import { bestTotal } from './best-total.ts';

/** Half points where every other player stops: later where an ace that counts 11 makes one more card safe. */
const HARD_STOP_TOTAL = 32.5;
const SOFT_STOP_TOTAL = 36;
const STOP_SPREAD = 1.8;

const stopProbabilities = (middle: number) =>
  Array.from({ length: LIMIT_HALF_POINTS }, (_, total) => 1 / (1 + Math.exp((middle - total) / STOP_SPREAD)));

const HARD_STOP_PROBABILITIES = stopProbabilities(HARD_STOP_TOTAL);
const SOFT_STOP_PROBABILITIES = stopProbabilities(SOFT_STOP_TOTAL);

/** How likely a player stops with this low total and so many aces. */
export function stopProbability(low: number, aces: number): number {
  const total = bestTotal(low, aces);
  if (total >= LIMIT_HALF_POINTS) return 1;
  return total === low ? HARD_STOP_PROBABILITIES[total] : SOFT_STOP_PROBABILITIES[total];
}
