import type { MatchId, MatchRatings, UserId } from '@safehouse/protocol';
import type { RatingStore } from '../store/rating-store.ts';
import { INITIAL_RATING } from './rating-systems.ts';

/** Older changes are not considered. */
const MAX_HISTORY = 500;

/** The ratings of those who are playing a rated match. */
export async function currentRatingsOf(
  store: Pick<RatingStore, 'ratingOf'>,
  { game, mode }: { readonly game: string; readonly mode: string },
  holders: readonly (UserId | null)[],
): Promise<MatchRatings> {
  const ratings = await Promise.all(
    holders.map(async (user, seat) => {
      if (user === null) return [];
      const { rating } = (await store.ratingOf(user, game, mode)) ?? INITIAL_RATING;
      return [{ seat, rating: Math.round(rating) }];
    }),
  );
  return { status: 'pending', changes: [], current: ratings.flat() };
}

/** How a finished rated match changed the ratings. `holders`: the user on each seat. */
export async function matchRatingsOf(
  store: RatingStore,
  match: MatchId,
  holders: readonly (UserId | null)[],
): Promise<MatchRatings> {
  if (!(await store.isCounted(match))) return { status: 'pending', changes: [] };
  const changes = await Promise.all(
    holders.map(async (user, seat) => {
      const change = user === null ? null : await changeBy(store, match, user);
      return change && { seat, ...change };
    }),
  );
  const known = changes.filter((change) => change !== null);
  return { status: known.length > 0 ? 'counted' : 'not-counted', changes: known };
}

async function changeBy(store: RatingStore, match: MatchId, user: UserId) {
  const history = await store.historyOf(user, MAX_HISTORY);
  const at = history.findIndex((step) => step.match === match);
  if (at < 0) return null;
  const { game, mode, rating } = history[at];
  const earlier = history.slice(0, at).findLast((step) => step.game === game && step.mode === mode);
  return { before: Math.round(earlier?.rating ?? INITIAL_RATING.rating), after: Math.round(rating) };
}
