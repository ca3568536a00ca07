import { SEATS, type Seat } from '@safehouse/contract';

/** All seats in turn order, starting after the near seat, which is the last: the order of the tiles. */
export function seatsAround(players: number, near: Seat): Seat[] {
  return Array.from({ length: players }, (_, i) => SEATS[(near + 1 + i) % players]);
}
