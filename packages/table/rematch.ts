/** Everybody one seat on, as in another match at the same table: so each comes to begin. */
export function rotateSeats<Chair>(chairs: readonly Chair[]): Chair[] {
  return [...chairs.slice(-1), ...chairs.slice(0, -1)];
}
