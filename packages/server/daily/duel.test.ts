import type { MatchId } from '@safehouse/protocol';
import { ANN, BOB } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import type { ChallengeAttempt } from '../store/challenge-store.ts';
import { duelResult, hasFinishedDuel, isDuelOver } from './duel.ts';

/** The attempts at a duel: up to two scores each, null for a match that is not over. */
function duelAttempts(anns: readonly (number | null)[], bobs: readonly (number | null)[]): ChallengeAttempt[] {
  const attemptsOf = (user: typeof ANN, scores: readonly (number | null)[]) =>
    scores.map((score, leg) => ({ challenge: 'd', user, leg, score, match: `${user}${leg}` as MatchId }));
  return [...attemptsOf(ANN, anns), ...attemptsOf(BOB, bobs)];
}

test('the sum of both legs decides, not the number of wins', () => {
  expect(duelResult(duelAttempts([12, -4], [3, 1]), { isTimeUp: false })).toEqual({
    totals: [
      { user: ANN, total: 8 },
      { user: BOB, total: 4 },
    ],
    winner: ANN,
  });
  expect(duelResult(duelAttempts([5, 5], [20, -10]), { isTimeUp: false })?.winner).toBeNull();
});

test('there is no result before all legs are played, unless the time is up', () => {
  const open = duelAttempts([12, -4], [3, null]);
  expect(isDuelOver(open)).toBe(false);
  expect(duelResult(open, { isTimeUp: false })).toBeNull();
  expect(duelResult(open, { isTimeUp: true })).toMatchObject({
    winner: ANN,
    totals: [{ total: 8 }, { total: -97 }],
  });
  expect(duelResult(duelAttempts([12, -4], []), { isTimeUp: true })).toBeNull();
});

test('a player has finished when both of their legs are over', () => {
  expect(hasFinishedDuel(duelAttempts([1, 2], [null]), ANN)).toBe(true);
  expect(hasFinishedDuel(duelAttempts([1, 2], [5]), BOB)).toBe(false);
});
