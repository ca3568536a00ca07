import type { CreateTableRequest, SeatRequest, UserId } from '@safehouse/protocol';
import { type Chair, holderOf, rotateSeats, type TableHeader } from '@safehouse/table';

/** The same table once more, everybody one seat on, with the chairs of the other people free until they come. */
export function buildRematchRequest(
  header: TableHeader,
  seats: readonly Chair[],
  user: UserId,
): CreateTableRequest {
  const { game, options, edition, draw, clock, visibility, chat, rated, delay } = header;
  return {
    game,
    options,
    ...(edition !== undefined && { edition: edition as { readonly [key: string]: unknown } }),
    seats: ensureRequesterSeated(rotateSeats(seats).map((chair) => seatRequestFor(chair, user))),
    draw,
    clock,
    visibility,
    chat,
    // A challenge is played against a bot: what follows it is an ordinary match.
    rated: rated && header.challenge === undefined,
    delay,
    pair: false,
  };
}

function seatRequestFor(chair: Chair, user: UserId): SeatRequest {
  if (chair.type === 'bot') return { bot: chair.level };
  if (holderOf(chair) !== user) return 'open';
  return chair.type === 'shared' ? 'shared' : 'me';
}

/** Somebody whose seat a bot took over comes back in its place. */
function ensureRequesterSeated(wishes: SeatRequest[]): SeatRequest[] {
  if (wishes.includes('me')) return wishes;
  const place = wishes.findIndex((wish) => typeof wish === 'object');
  return place < 0 ? wishes : wishes.with(place, 'me');
}
