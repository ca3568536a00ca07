import { type CreateTableRequest, type SeatRequest, tableSettingsOf, type UserId } from '@safehouse/protocol';
import { type Chair, holderOf, rotateSeats, type TableHeader } from '@safehouse/table';

/** The same table once more, everybody one seat on; the seats of the others are open until they join. */
export function buildRematchRequest(header: TableHeader, seats: readonly Chair[], user: UserId): CreateTableRequest {
  const { edition, ...settings } = tableSettingsOf(header);
  return {
    ...settings,
    ...(edition !== undefined && { edition: edition as { readonly [key: string]: unknown } }),
    seats: ensureRequesterSeated(rotateSeats(seats).map((chair) => seatRequestFor(chair, user))),
    // A challenge is played against a bot; its rematch is an ordinary match.
    rated: settings.rated && header.challenge === undefined,
    pair: false,
  };
}

function seatRequestFor(chair: Chair, user: UserId): SeatRequest {
  if (chair.type === 'bot') return { bot: chair.level };
  if (holderOf(chair) !== user) return 'open';
  return chair.type === 'shared' ? 'shared' : 'me';
}

/** Somebody whose seat a bot took over gets a bot's seat. */
function ensureRequesterSeated(seats: SeatRequest[]): SeatRequest[] {
  if (seats.includes('me')) return seats;
  const botSeat = seats.findIndex((seat) => typeof seat === 'object');
  return botSeat < 0 ? seats : seats.with(botSeat, 'me');
}
