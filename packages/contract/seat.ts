/** A seat at the table, 0..n-1 in turn order. Seat 0 starts. */
export type Seat = number & { readonly __seat: never };

/** A seat, or a spectator, who may know only what is public. */
export type Viewer = Seat | 'spectator';

export const MAX_SEATS = 4;

export const SEATS: readonly Seat[] = Array.from({ length: MAX_SEATS }, (_, i) => i as Seat);

const SEATS_BY_MASK: readonly (readonly Seat[])[] = Array.from({ length: 1 << MAX_SEATS }, (_, mask) =>
  SEATS.filter((seat) => mask & (1 << seat)),
);

/** The seats in a bit mask, ascending. The lists are shared, so that `toAct` allocates nothing. */
export function seatsInMask(mask: number): readonly Seat[] {
  return SEATS_BY_MASK[mask];
}

export function parseSeat(value: unknown, players: number): Seat | null {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < players ? (value as Seat) : null;
}
