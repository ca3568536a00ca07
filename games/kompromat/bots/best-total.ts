import { LIMIT_HALF_POINTS } from '../data/constants.ts';
import { ACE_BONUS_HALF_POINTS } from '../data/equipment.ts';

/** In half points. At most one ace can count 11, because two would exceed the limit. */
export function bestTotal(low: number, aces: number): number {
  return aces > 0 && low + ACE_BONUS_HALF_POINTS <= LIMIT_HALF_POINTS ? low + ACE_BONUS_HALF_POINTS : low;
}
