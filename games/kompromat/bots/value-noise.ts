import type { Random } from '@safehouse/contract';

/** What a worth in points seems to be to somebody. */
export type ValueNoise = (worth: number) => number;

export const noNoise: ValueNoise = (worth) => worth;

const RANDOM_RESOLUTION = 1 << 20;
const UNIFORM_SAMPLES = 3;

/** Off by about so many points either way, and never by more than three times as much. */
export function createNoise(haze: number, random: Random): ValueNoise {
  return (worth) => {
    let bell = 0;
    for (let i = 0; i < UNIFORM_SAMPLES; i++)
      bell += (2 * random.below(RANDOM_RESOLUTION)) / RANDOM_RESOLUTION - 1;
    return worth + haze * bell;
  };
}
