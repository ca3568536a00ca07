import { LIMIT_HALF_POINTS } from '../data/constants.ts';
import { ACE_BONUS_HALF_POINTS } from '../data/equipment.ts';

/** The best total that the aces allow, in half points: two elevens would be over the limit already. */
export function bestTotal(low: number, aces: number): number {
  return aces > 0 && low + ACE_BONUS_HALF_POINTS <= LIMIT_HALF_POINTS ? low + ACE_BONUS_HALF_POINTS : low;
}
