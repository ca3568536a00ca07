import { MAX_EVENTS, parseMatchId, refusal } from '@safehouse/protocol';
import { eventsSince, holderOf, matchViewFor, peopleAt, tableAtVersion } from '@safehouse/table';
import { waitForPast } from '../edge/rate-limits.ts';
import { toListedMatch } from '../match/listed-match.ts';
import { currentRatingsOf, matchRatingsOf } from '../ratings/match-ratings.ts';
import { ratingModeOf } from '../ratings/rating-mode.ts';
import type { MatchWithSummary } from '../store/match-store.ts';
import type { User } from '../store/user.ts';
import { fairnessReport, recordFor, type VisibleMatch, viewerOf } from '../visibility/visibility.ts';
import { forAnybody, NO_SUCH_MATCH_REPLY, type Reply, type Route, type RouteRequest } from './route.ts';

const MAX_OWN_MATCHES = 100;
const TOO_MANY_PAST_VIEWS: Reply = {
  refusal: refusal('too-many-requests', 'too many earlier versions or delayed matches: wait a little'),
};

const listMatches = forAnybody({
  method: 'get',
  path: '/api/matches',
  summary:
    "Public tables with a free seat, the caller's matches, those waiting for them first, and invitations to tables and clubs.",
  body: null,
  async run({ services, user }) {
    const open = await services.openTables.listFor(user?.id ?? null);
    const mine = user ? await services.store.matches.matchesOf(user.id, MAX_OWN_MATCHES) : [];
    await services.directory.preload(mine.flatMap(({ summary }) => summary.holders));
    const shown = (match: MatchWithSummary) => toListedMatch(match, user?.id ?? null, services.directory.nameOf);
    const invitations = user ? await services.people.invitationsTo(user.id) : [];
    const clubInvitations = user ? await services.clubInvitations.invitationsTo(user.id) : [];
    return { json: { open, mine: mine.map(shown), invitations, clubInvitations } };
  },
});

const showMatch = forAnybody({
  method: 'get',
  path: '/api/matches/:id',
  summary: "The match as the caller's seat sees it, or as a spectator does.",
  body: null,
  query: {
    since: `adds \`facts\`: what the caller was shown after this version, at most ${MAX_EVENTS} events`,
    at: 'the view of the same seat at this version',
    seat: 'the seat, for a caller who holds several',
  },
  async run(call) {
    const { services, user, query, clientAddress } = call;
    if (query.at !== undefined && waitForPast(services.limits, user?.id, clientAddress) > 0) return TOO_MANY_PAST_VIEWS;
    return viewMatch(call, ({ table: now, viewer }) => {
      const table = tableAtVersion(now, parseWholeNumber(query.at) ?? now.version);
      const seats = user ? table.seatsOf(user.id) : [];
      const view = matchViewFor(table, viewer, seats, services.directory.nameOf);
      const since = parseWholeNumber(query.since);
      return since === null ? view : { ...view, facts: eventsSince(table, viewer, since, MAX_EVENTS) };
    });
  },
});

const showRecord = forAnybody({
  method: 'get',
  path: '/api/matches/:id/record',
  summary: 'The full record after the end; before it, what the caller was shown.',
  limit: 'past',
  body: null,
  run: (call) => viewMatch(call, (match) => recordFor(match, call.services.directory.nameOf)),
});

const showFairness = forAnybody({
  method: 'get',
  path: '/api/matches/:id/fairness',
  summary: "The server's commitment to its seed, and after the end everything needed to verify the deal.",
  body: null,
  run: (call) => viewMatch(call, fairnessReport),
});

const showRatings = forAnybody({
  method: 'get',
  path: '/api/matches/:id/ratings',
  summary:
    'What a rated match did to the ratings of its players: `pending` until it is over and counted, with the `current` ones while it is played.',
  limit: 'past',
  body: null,
  async run(call) {
    const seen = await seeMatch(call, ({ table: { header, rules, status, chairs } }) => ({
      id: header.id,
      game: header.game,
      mode: ratingModeOf(rules, header.options, chairs.length),
      status: header.rated ? status : null,
      holders: chairs.map(holderOf),
    }));
    if (seen === 'too-many') return TOO_MANY_PAST_VIEWS;
    if (seen === null) return NO_SUCH_MATCH_REPLY;
    const { ratings } = call.services.store;
    if (seen.status === 'over') return { json: await matchRatingsOf(ratings, seen.id, seen.holders) };
    if (seen.status === 'running') return { json: await currentRatingsOf(ratings, seen, seen.holders) };
    return { json: { status: 'pending', changes: [] } };
  },
});

async function viewMatch(
  call: RouteRequest<null, User | null>,
  see: (match: VisibleMatch) => object | null,
): Promise<Reply> {
  const json = await seeMatch(call, see);
  if (json === 'too-many') return TOO_MANY_PAST_VIEWS;
  return json === null ? NO_SUCH_MATCH_REPLY : { json };
}

/**
 * The match in the path as the caller may see it; null if there is none. For spectators with a delay it is replayed, so
 * that counts as an expensive read.
 */
async function seeMatch<Seen extends object>(
  call: RouteRequest<null, User | null>,
  see: (match: VisibleMatch) => Seen | null,
): Promise<Seen | 'too-many' | null> {
  const { services, user, params, query } = call;
  const id = parseMatchId(params.id);
  if (id === null) return null;
  const found = await services.rooms.read(id, ({ chairs, header }) => ({
    people: peopleAt(chairs),
    isReplayed: header.delay > 0,
  }));
  if (found === null) return null;
  const { people, isReplayed } = found;
  const isSeated = user !== null && people.includes(user.id);
  if (isReplayed && !isSeated && waitForPast(services.limits, user?.id, call.clientAddress) > 0) return 'too-many';
  await services.directory.preload(people);
  const visibility = await services.visibility.of(id);
  const seat = parseWholeNumber(query.seat) ?? undefined;
  return services.rooms.read(id, (table) => see(visibility.visibleTo(viewerOf(table, user?.id ?? null, seat), table)));
}

function parseWholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Reading matches, as the caller may see them. */
export const matchViewRoutes: readonly Route[] = [listMatches, showMatch, showRecord, showFairness, showRatings];
