import type { NewTable, SeatWish, UserId } from '@safehouse/protocol';
import { type Chair, holderOf, oneSeatOn, type TableHeader } from '@safehouse/table';

/** The same table once more, everybody one seat on, with the chairs of the other people free until they come. */
export function rematchWish(header: TableHeader, seats: readonly Chair[], user: UserId): NewTable {
  const { game, options, edition, draw, clock, visibility, chat, rated, delay } = header;
  return {
    game,
    options,
    ...(edition !== undefined && { edition: edition as { readonly [key: string]: unknown } }),
    seats: seatedOnce(oneSeatOn(seats).map((chair) => wishFor(chair, user))),
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

function wishFor(chair: Chair, user: UserId): SeatWish {
  if (chair.type === 'bot') return { bot: chair.level };
  if (holderOf(chair) !== user) return 'open';
  return chair.type === 'shared' ? 'shared' : 'me';
}

/** Somebody whose seat a bot took over comes back in its place. */
function seatedOnce(wishes: SeatWish[]): SeatWish[] {
  if (wishes.includes('me')) return wishes;
  const place = wishes.findIndex((wish) => typeof wish === 'object');
  return place < 0 ? wishes : wishes.with(place, 'me');
}
