import type { Random } from '@safehouse/contract';

/** What a worth in points seems to be to somebody. */
export type Feeling = (worth: number) => number;

export const exact: Feeling = (worth) => worth;

const FINE = 1 << 20;
const DICE = 3;

/** Off by about so many points either way, and never by more than three times as much. */
export function hazy(haze: number, random: Random): Feeling {
  return (worth) => {
    let bell = 0;
    for (let i = 0; i < DICE; i++) bell += (2 * random.below(FINE)) / FINE - 1;
    return worth + haze * bell;
  };
}
