/** Everybody moves to the next seat, so that another player starts the next match. */
export function rotateSeats<Chair>(chairs: readonly Chair[]): Chair[] {
  return [...chairs.slice(-1), ...chairs.slice(0, -1)];
}
