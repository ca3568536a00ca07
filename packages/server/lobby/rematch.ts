import {
  type CreateTableRequest,
  type MatchId,
  type SeatRequest,
  tableSettingsOf,
  type UserId,
} from '@safehouse/protocol';
import {
  type Chair,
  hasNextMatch,
  holderOf,
  holdersOf,
  rotateSeats,
  seriesOfRematch,
  type Table,
} from '@safehouse/table';
import type { MatchReservation } from './match-builder.ts';

/** A finished match that is played again. */
export type FinishedTable = Pick<Table, 'header' | 'chairs' | 'result' | 'isSeriesEnded'>;

/** The same table again with rotated seats. The other players' seats are open until they join. */
export function buildRematchRequest(table: FinishedTable, user: UserId): CreateTableRequest {
  const { header, chairs } = table;
  const { edition, ...settings } = tableSettingsOf(header);
  return {
    ...settings,
    ...(edition !== undefined && { edition: edition as { readonly [key: string]: unknown } }),
    seats: ensureRequesterSeated(rotateSeats(chairs).map((chair) => seatRequestFor(chair, user))),
    // A challenge is played against a bot. Its rematch is an ordinary match.
    rated: settings.rated && header.challenge === undefined,
    pair: false,
    ...(header.series && { bestOf: header.series.bestOf }),
    ...(hasNextMatch(table) && SERIES_SETTINGS),
  };
}

/** Seats alternate after the first match of a series, and only its players can join. */
const SERIES_SETTINGS = { draw: false, visibility: 'private' } as const;

/** What is fixed for the rematch besides its settings. */
export function rematchReservation(table: FinishedTable, id: MatchId, user: UserId): MatchReservation {
  const { header, chairs } = table;
  const isLive = header.live || (hasNextMatch(table) && header.visibility === 'public');
  const series = hasNextMatch(table) ? seriesOfRematch(table) : undefined;
  const [opponent = null] = holdersOf(chairs).filter((holder) => holder !== user);
  return { id, ...(isLive && { live: true }), ...(series && { next: { series, opponent } }) };
}

function seatRequestFor(chair: Chair, user: UserId): SeatRequest {
  if (chair.type === 'bot') return { bot: chair.level };
  if (holderOf(chair) !== user) return 'open';
  return chair.type === 'shared' ? 'shared' : 'me';
}

/** A player whose seat a bot took over gets a bot's seat. */
function ensureRequesterSeated(seats: SeatRequest[]): SeatRequest[] {
  if (seats.includes('me')) return seats;
  const botSeat = seats.findIndex((seat) => typeof seat === 'object');
  return botSeat < 0 ? seats : seats.with(botSeat, 'me');
}
