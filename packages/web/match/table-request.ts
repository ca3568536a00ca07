import type { CreateTableRequest, SeatRequest } from '@safehouse/protocol';

/** No clock, private, default options. */
export function defaultTable(game: string, seats: readonly SeatRequest[]): CreateTableRequest {
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
