import { approximateNormal } from '@safehouse/bots';
import type { Random } from '@safehouse/contract';

/** Maps a value estimate in points to what a player believes it to be. */
export type ValueNoise = (value: number) => number;

export const noNoise: ValueNoise = (value) => value;

const RANDOM_RESOLUTION = 1 << 20;

/** `deviation`: the standard deviation of the noise, in points. */
export function createNoise(deviation: number, random: Random): ValueNoise {
  return (value) => value + deviation * approximateNormal(random, RANDOM_RESOLUTION);
}
