import type { MatchId } from '@safehouse/protocol';
import { ANN, BOB } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import type { ChallengeAttempt } from '../store/challenge-store.ts';
import { duelResult, hasFinishedDuel, isDuelOver } from './duel.ts';

/** The tries of a duel: two scores each, null for one that is not over. */
function duelAttempts(
  anns: readonly (number | null)[],
  bobs: readonly (number | null)[],
): ChallengeAttempt[] {
  const of = (user: typeof ANN, scores: readonly (number | null)[]) =>
    scores.map((score, leg) => ({ challenge: 'd', user, leg, score, match: `${user}${leg}` as MatchId }));
  return [...of(ANN, anns), ...of(BOB, bobs)];
}

test('the sum of both legs decides, not the number of wins', () => {
  expect(duelResult(duelAttempts([12, -4], [3, 1]), false)).toEqual({
    totals: [
      { user: ANN, total: 8 },
      { user: BOB, total: 4 },
    ],
    winner: ANN,
  });
  expect(duelResult(duelAttempts([5, 5], [20, -10]), false)?.winner).toBeNull();
});

test('there is no verdict before all is played, unless the time is over', () => {
  const open = duelAttempts([12, -4], [3, null]);
  expect(isDuelOver(open)).toBe(false);
  expect(duelResult(open, false)).toBeNull();
  expect(duelResult(open, true)).toMatchObject({ winner: ANN, totals: [{ total: 8 }, { total: -97 }] });
  expect(duelResult(duelAttempts([12, -4], []), true)).toBeNull();
});

test('one has finished when both own legs are over, whatever the other does', () => {
  expect(hasFinishedDuel(duelAttempts([1, 2], [null]), ANN)).toBe(true);
  expect(hasFinishedDuel(duelAttempts([1, 2], [5]), BOB)).toBe(false);
});
