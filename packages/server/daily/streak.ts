import { FORFEIT_SCORE } from '@safehouse/protocol';
import type { ChallengeAttempt } from '../store/challenge-store.ts';
import { dayAt } from './day.ts';

const DAY_MS = 86_400_000;

/** On how many days in a row somebody has played a daily deal to its end. Today still counts as open. */
export function streakOf(attempts: readonly ChallengeAttempt[], now: number): number {
  const days = new Set(attempts.filter(isPlayed).map(({ challenge }) => challenge.slice(0, DAY_LENGTH)));
  let at = days.has(dayAt(now)) ? now : now - DAY_MS;
  let streak = 0;
  for (; days.has(dayAt(at)); at -= DAY_MS) streak++;
  return streak;
}

const DAY_LENGTH = '2026-11-15'.length;

/** The id of a daily challenge begins with its day; that of a duel does not look like one. */
function isPlayed({ score }: ChallengeAttempt): boolean {
  return score !== null && score !== FORFEIT_SCORE;
}
