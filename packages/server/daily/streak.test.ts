import { FORFEIT_SCORE, type MatchId } from '@safehouse/protocol';
import { ANN } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import type { ChallengeAttempt } from '../store/challenge-store.ts';
import { dailyChallengeId } from './challenges.ts';
import { streakOf } from './streak.ts';

const NOW = Date.parse('2026-03-02T09:00:00Z');

const attempt = (challenge: string, score: number | null = 3): ChallengeAttempt => ({
  challenge,
  user: ANN,
  leg: 0,
  match: 'm' as MatchId,
  score,
});
const on = (day: string, score?: number | null) => attempt(dailyChallengeId('kompromat', day), score);

test('days in a row are counted up to today, over the end of a month', () => {
  expect(streakOf([on('2026-03-02'), on('2026-03-01'), on('2026-02-28'), on('2026-02-26')], NOW)).toBe(3);
});

test('a day on which nothing has been played yet does not end it, a day before that does', () => {
  expect(streakOf([on('2026-03-01'), on('2026-02-28')], NOW)).toBe(2);
  expect(streakOf([on('2026-02-28')], NOW)).toBe(0);
  expect(streakOf([], NOW)).toBe(0);
});

test('a lost match counts; one that was given up or not finished does not', () => {
  expect(streakOf([on('2026-03-02', -8), on('2026-03-01', FORFEIT_SCORE)], NOW)).toBe(1);
  expect(streakOf([on('2026-03-02', null)], NOW)).toBe(0);
});

test('two games of one day are one day, and a duel is none', () => {
  const other = attempt(dailyChallengeId('agent-avenue', '2026-03-02'));
  expect(streakOf([on('2026-03-02'), other, attempt('2026_03_01_some_duel__')], NOW)).toBe(1);
});
