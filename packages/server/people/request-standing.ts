import type { UserId } from '@safehouse/protocol';
import type { Relation } from '../store/people-store.ts';
import type { Store } from '../store/store.ts';

/** Friend requests that wait for one user. */
export const MAX_REQUESTS_TO = 200;

/** Nothing is known of the author; a rated match is; they have sat at a table with the one they ask. */
type Standing = 0 | 1 | 2;

type StandingStore = Pick<Store, 'people' | 'ratings'>;

/**
 * Which of the requests that wait for a user give way to a new one; null where the new one is refused. Accounts cost
 * nothing, so requests of accounts without rated matches give way first, the oldest of them first, and none to an author
 * of lower standing.
 */
export async function requestsGivingWay(
  store: StandingStore,
  { user, other }: { readonly user: UserId; readonly other: UserId },
): Promise<readonly Relation[] | null> {
  const relations = await store.people.relationsOf(other);
  const waiting = relations.filter((relation) => relation.kind === 'request' && relation.other === other);
  const excess = waiting.length + 1 - MAX_REQUESTS_TO;
  if (excess <= 0) return [];
  const standingOf = await standings(store, other, [user, ...waiting.map((request) => request.user)]);
  const giving = waiting
    .filter((request) => standingOf(request.user) <= standingOf(user))
    .toSorted((a, b) => standingOf(a.user) - standingOf(b.user) || a.at - b.at)
    .slice(0, excess);
  return giving.length < excess ? null : giving;
}

async function standings(
  store: StandingStore,
  asked: UserId,
  authors: readonly UserId[],
): Promise<(author: UserId) => Standing> {
  const opponents = new Set((await store.people.opponentsOf(asked, authors.length * 5)).map(({ user }) => user));
  const rated = new Set((await store.ratings.ratingsOfAll(authors)).map(({ user }) => user));
  return (author) => (opponents.has(author) ? 2 : rated.has(author) ? 1 : 0);
}
