import { FORFEIT_SCORE, type UserId } from '@safehouse/protocol';
import type { ChallengeAttempt } from '../store/challenge-store.ts';

/** Each player plays one deal from the first seat and another from the second. */
export const DUEL_LEGS = 2;
export const DUEL_PLAYERS = 2;

export function isDuelOver(attempts: readonly ChallengeAttempt[]): boolean {
  return attempts.length === DUEL_LEGS * DUEL_PLAYERS && attempts.every(({ score }) => score !== null);
}

/** Has this user finished both legs? Then they may see the other's scores. */
export function hasFinishedDuel(attempts: readonly ChallengeAttempt[], user: UserId): boolean {
  return attempts.filter((attempt) => attempt.user === user && attempt.score !== null).length === DUEL_LEGS;
}

export interface DuelResult {
  readonly totals: readonly { readonly user: UserId; readonly total: number }[];
  /** Null for a draw. */
  readonly winner: UserId | null;
}

/** The sum of both legs decides. After the deadline a leg that was not played counts as a forfeit. */
export function duelResult(
  attempts: readonly ChallengeAttempt[],
  { isTimeUp }: { readonly isTimeUp: boolean },
): DuelResult | null {
  if (!isTimeUp && !isDuelOver(attempts)) return null;
  const people = [...new Set(attempts.map(({ user }) => user))];
  if (people.length < DUEL_PLAYERS) return null;
  const totals = people.map((user) => ({ user, total: totalScore(attempts, user) }));
  const best = Math.max(...totals.map(({ total }) => total));
  const leaders = totals.filter(({ total }) => total === best);
  return { totals, winner: leaders.length === 1 ? leaders[0].user : null };
}

function totalScore(attempts: readonly ChallengeAttempt[], user: UserId): number {
  return Array.from({ length: DUEL_LEGS }, (_, leg) => {
    const attempt = attempts.find((candidate) => candidate.user === user && candidate.leg === leg);
    return attempt?.score ?? FORFEIT_SCORE;
  }).reduce((sum, score) => sum + score, 0);
}
