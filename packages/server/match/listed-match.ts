import type { ListedMatch, OwnOutcome, PlayerView, UserId } from '@safehouse/protocol';
import { expectedOf, holderOf, type NameOf, type SeatedResult, seriesViewOf } from '@safehouse/table';
import type { MatchWithSummary } from '../store/match-store.ts';

/** A match in a list, as this user sees it. */
export function toListedMatch(match: MatchWithSummary, user: UserId | null, nameOf: NameOf): ListedMatch {
  const { header, summary } = match;
  const outcome = user !== null && summary.result ? outcomeFor(summary.result, user) : null;
  return {
    id: header.id,
    game: header.game,
    options: header.options,
    status: summary.status,
    version: summary.version,
    updatedAt: summary.updatedAt,
    seats: header.chairs.length,
    people: summary.holders.map(nameOf),
    opponents: opponentsOf(match, user, nameOf),
    clockRule: header.clock,
    rated: header.rated,
    yourTurn: user !== null && summary.waiting.includes(user),
    result: summary.result && withoutSeats(summary.result),
    ...(outcome && { outcome }),
    ...seriesFor(match, user),
    ...(header.challenge?.kind === 'daily' && { closedUntil: header.challenge.until }),
  };
}

/** Spectators have seen its end, and nobody plays the same deal elsewhere. */
export function isPublished({ header, summary }: MatchWithSummary, now: number): boolean {
  if (header.pair || header.challenge || header.tournament?.duplicate) return false;
  return summary.updatedAt + 1000 * header.delay <= now;
}

/** The other people, then the bots that were present from the start. */
function opponentsOf({ summary }: MatchWithSummary, user: UserId | null, nameOf: NameOf): PlayerView[] {
  const people = summary.holders.filter((holder) => holder !== user);
  return [
    ...people.map((holder) => ({ type: 'person', name: nameOf(holder), user: holder }) as const),
    ...summary.bots.map((level) => ({ type: 'bot', level }) as const),
  ];
}

/** The user's own score first. Before the end of the first match all scores are 0, so the seats do not matter. */
function seriesFor({ header, summary }: MatchWithSummary, user: UserId | null): Pick<ListedMatch, 'series'> {
  const series = seriesViewOf({ header, result: summary.result, isSeriesEnded: false });
  if (!series) return {};
  const { bestOf, match, won } = series;
  const seats = summary.result?.seats ?? header.chairs.map((chair) => holderOf(chair) ?? expectedOf(chair));
  return { series: { bestOf, match, won: seats.indexOf(user) === 1 ? won.toReversed() : won } };
}

/** Null if the seats are unknown, or one person held several. */
function outcomeFor({ seats, winners }: SeatedResult, user: UserId): OwnOutcome | null {
  if (!seats) return null;
  if (winners.length === 0) return 'drawn';
  const own = seats.flatMap((holder, seat) => (holder === user ? [seat] : []));
  if (own.length > 1) return null;
  // A user who has left no longer holds a seat.
  return winners.some((seat) => seat === own[0]) ? 'won' : 'lost';
}

function withoutSeats({ seats: _, ...result }: SeatedResult): ListedMatch['result'] {
  return result;
}
