import { sigmoid } from '@safehouse/bots';
import { LIMIT_HALF_POINTS } from '../data/constants.ts';
import { bestTotal } from './best-total.ts';

/** In half points: where half of the players stop; higher if an ace counting 11 makes another card safe. */
const HARD_STOP_TOTAL = 32.5;
const SOFT_STOP_TOTAL = 36;
const STOP_SPREAD = 1.8;

const stopProbabilities = (median: number) =>
  Array.from({ length: LIMIT_HALF_POINTS }, (_, total) => sigmoid((total - median) / STOP_SPREAD));

const HARD_STOP_PROBABILITIES = stopProbabilities(HARD_STOP_TOTAL);
const SOFT_STOP_PROBABILITIES = stopProbabilities(SOFT_STOP_TOTAL);

/** `lowTotal`: in half points, with aces as 1. */
export function stopProbability(lowTotal: number, aces: number): number {
  const total = bestTotal(lowTotal, aces);
  if (total >= LIMIT_HALF_POINTS) return 1;
  return total === lowTotal ? HARD_STOP_PROBABILITIES[total] : SOFT_STOP_PROBABILITIES[total];
}
