import type { MatchId, UserId } from '@safehouse/protocol';
import { type DuelResult, hasFinishedDuel } from '../daily/duel.ts';
import type { Challenge, ChallengeAttempt } from '../store/challenge-store.ts';

/** Are all scores of the day visible? Before the user's own attempt they would reveal how hard the deal is. */
export function mayReadDailyScores(
  { until }: Challenge,
  ownAttempt: Pick<ChallengeAttempt, 'score'> | null,
  now: number,
): boolean {
  return now >= until || (ownAttempt !== null && ownAttempt.score !== null);
}

/** The state of a duel, and its viewer. */
export interface DuelViewer {
  readonly attempts: readonly ChallengeAttempt[];
  readonly verdict: DuelResult | null;
  readonly user: UserId | null;
}

export interface VisibleLeg {
  readonly leg: number;
  readonly isOver: boolean;
  readonly score: number | null;
  readonly match: MatchId | null;
}

/** The other player's scores are visible after playing both legs, their matches after the duel. */
export function visibleLeg(attempt: ChallengeAttempt, { attempts, verdict, user }: DuelViewer): VisibleLeg {
  const { leg, match, score } = attempt;
  const seesMatch = verdict !== null || attempt.user === user;
  const seesScore = seesMatch || (user !== null && hasFinishedDuel(attempts, user));
  return { leg, isOver: score !== null, score: seesScore ? score : null, match: seesMatch ? match : null };
}
