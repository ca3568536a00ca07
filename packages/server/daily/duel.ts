import { GAVE_UP, type UserId } from '@safehouse/protocol';
import type { Attempt } from '../store/daily.ts';

/** Each plays one deal from the first seat and another from the second. */
export const LEGS = 2;
export const PEOPLE = 2;

export function isDuelOver(attempts: readonly Attempt[]): boolean {
  return attempts.length === LEGS * PEOPLE && attempts.every(({ score }) => score !== null);
}

/** Has this person played all of it? Then the other's scores are no secret any more. */
export function hasFinished(attempts: readonly Attempt[], user: UserId): boolean {
  return attempts.filter((one) => one.user === user && one.score !== null).length === LEGS;
}

export interface Verdict {
  readonly totals: readonly { readonly user: UserId; readonly total: number }[];
  /** Null when the sums are equal. */
  readonly winner: UserId | null;
}

/** The sum of both legs decides. What was not played in time counts as given up. */
export function verdictOf(attempts: readonly Attempt[], isLate: boolean): Verdict | null {
  if (!isLate && !isDuelOver(attempts)) return null;
  const people = [...new Set(attempts.map(({ user }) => user))];
  if (people.length < PEOPLE) return null;
  const totals = people.map((user) => ({ user, total: totalOf(attempts, user) }));
  const best = Math.max(...totals.map(({ total }) => total));
  const leaders = totals.filter(({ total }) => total === best);
  return { totals, winner: leaders.length === 1 ? leaders[0].user : null };
}

function totalOf(attempts: readonly Attempt[], user: UserId): number {
  return Array.from({ length: LEGS }, (_, leg) => {
    const own = attempts.find((one) => one.user === user && one.leg === leg);
    return own?.score ?? GAVE_UP;
  }).reduce((sum, score) => sum + score, 0);
}
