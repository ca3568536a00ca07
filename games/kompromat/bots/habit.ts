import { LIMIT } from '../data/numbers.ts';
import { bestTotal } from './totals.ts';

/** Half points where every other player stops: later where an ace that counts 11 makes one more card safe. */
const HARD = 32.5;
const SOFT = 36;
const SPREAD = 1.8;

const chances = (middle: number) =>
  Array.from({ length: LIMIT }, (_, total) => 1 / (1 + Math.exp((middle - total) / SPREAD)));

const HARD_CHANCES = chances(HARD);
const SOFT_CHANCES = chances(SOFT);

/** How likely a player stops with this low total and so many aces. */
export function stopChance(low: number, aces: number): number {
  const total = bestTotal(low, aces);
  if (total >= LIMIT) return 1;
  return total === low ? HARD_CHANCES[total] : SOFT_CHANCES[total];
}
