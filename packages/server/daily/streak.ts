import { FORFEIT_SCORE } from '@safehouse/protocol';
import type { ChallengeAttempt } from '../store/challenge-store.ts';
import { dayAt } from './day.ts';

const DAY_MS = 86_400_000;

/** The number of consecutive days, up to today or yesterday, on which a user has finished a daily deal. */
export function streakOf(attempts: readonly ChallengeAttempt[], now: number): number {
  const days = new Set(attempts.filter(isPlayed).map(({ challenge }) => challenge.slice(0, DAY_LENGTH)));
  let at = days.has(dayAt(now)) ? now : now - DAY_MS;
  let streak = 0;
  for (; days.has(dayAt(at)); at -= DAY_MS) streak++;
  return streak;
}

const DAY_LENGTH = '2026-11-15'.length;

/** The id of a daily challenge starts with its day. The id of a duel cannot be mistaken for one. */
function isPlayed({ score }: ChallengeAttempt): boolean {
  return score !== null && score !== FORFEIT_SCORE;
}
