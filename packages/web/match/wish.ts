import type { NewTable, SeatWish } from '@safehouse/protocol';

/** A table as most want it: no clock, nobody looks on by chance, the game's usual options. */
export function plainTable(game: string, seats: readonly SeatWish[]): NewTable {
  return {
    game,
    options: {},
    seats: [...seats],
    draw: false,
    clock: { type: 'none' },
    visibility: 'private',
    chat: true,
    rated: false,
    delay: 0,
    pair: false,
  };
}
