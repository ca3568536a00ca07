import { ELEVEN } from '../data/equipment.ts';
import { LIMIT } from '../data/numbers.ts';

/** The best total that the aces allow, in half points: two elevens would be over the limit already. */
export function bestTotal(low: number, aces: number): number {
  return aces > 0 && low + ELEVEN <= LIMIT ? low + ELEVEN : low;
}
