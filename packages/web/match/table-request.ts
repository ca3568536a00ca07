import { type CreateTableRequest, DEFAULT_TABLE_SETTINGS, type SeatRequest } from '@safehouse/protocol';

/** No clock, private, default options. */
export function defaultTable(game: string, seats: readonly SeatRequest[]): CreateTableRequest {
  return { ...DEFAULT_TABLE_SETTINGS, game, seats: [...seats], pair: false };
}
