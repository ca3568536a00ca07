import { SEATS, type Seat } from '@safehouse/contract';
import { SWAPS_ALONE, SWAPS_IN_A_PAIR } from '../data/cards.ts';

export type Side = 0 | 1;
export const SIDES: readonly Side[] = [0, 1];

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** Who sits on which side. Fixed for a match and shared by all its states. */
export interface Sides {
  readonly seats: readonly Seat[];
  readonly sideOf: readonly Side[];
  readonly seatsOf: readonly [readonly Seat[], readonly Seat[]];
  /** The same as bit masks. */
  readonly seatMasks: readonly number[];
  /** AA-8, AA-34: the number of swaps of each seat in the whole match. */
  readonly swapsPerSeat: readonly number[];
}

/** Sides alternate around the table, except for three players with seat 0 alone. */
export function createSides(players: number, lone: Side): Sides {
  const seats = SEATS.slice(0, players);
  const sideOf = seats.map((seat): Side => (players === 3 && lone === 0 ? (seat === 0 ? 0 : 1) : seat % 2 ? 1 : 0));
  const seatsOf = [seats.filter((seat) => sideOf[seat] === 0), seats.filter((seat) => sideOf[seat] === 1)] as const;
  const swaps = sideOf.map((side) => (seatsOf[side].length === 2 ? SWAPS_IN_A_PAIR : SWAPS_ALONE));
  const masks = seatsOf.map((seats) => seats.reduce((mask, seat) => mask | (1 << seat), 0));
  return { seats, sideOf, seatsOf, seatMasks: masks, swapsPerSeat: swaps };
}

export function isPair(sides: Sides, side: Side): boolean {
  return sides.seatsOf[side].length === 2;
}

export function teamMateOf(sides: Sides, seat: Seat): Seat {
  const [first, second] = sides.seatsOf[sides.sideOf[seat]];
  return seat === first ? second : first;
}
