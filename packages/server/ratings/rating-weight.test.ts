import type { MatchId, UserId } from '@safehouse/protocol';
import { ANN, BOB, CLEO, DAN } from '@safehouse/table/test-helpers';
import { describe, expect, test } from 'vitest';
import type { RatingStep } from '../store/rating-store.ts';
import { INITIAL_RATING, ratingsAfter } from './rating-systems.ts';
import { weightAfterGains, weightedRating, weightOfMatch } from './rating-weight.ts';

const DAY_MS = 86_400_000;
const NOW = 100 * DAY_MS;

function stepsOf(count: number, users: readonly UserId[], parts: Partial<RatingStep> = {}): RatingStep[] {
  return Array.from({ length: count }, (_, i) => `${users.join('')} ${i} ${parts.game}` as MatchId).flatMap(
    (match, i) =>
      users.map((user) => ({
        user,
        match,
        game: 'g',
        mode: '2',
        n: i + 1,
        rating: 1500,
        at: NOW - 1,
        ...parts,
      })),
  );
}

function weight(steps: readonly RatingStep[], sharing: readonly UserId[] = [], users = [ANN, BOB]): number {
  const players = users.map((user, side) => ({ user, side }));
  return weightOfMatch({ game: 'g', mode: '2', at: NOW, players, sharing }, steps);
}

describe('repeated pairings', () => {
  test('the first three matches count in full, the next three less and less, then none', () => {
    const weights = [0, 1, 2, 3, 4, 5, 6, 7, 40].map((count) => weight(stepsOf(count, [ANN, BOB])));
    expect(weights).toEqual([1, 1, 1, 0.5, 0.25, 0.125, 0, 0, 0]);
  });

  test('matches against others, and of other games and modes, do not matter', () => {
    expect(weight([...stepsOf(9, [ANN, CLEO]), ...stepsOf(9, [BOB, CLEO])])).toBe(1);
    expect(weight(stepsOf(9, [ANN, BOB], { game: 'other' }))).toBe(1);
    expect(weight(stepsOf(9, [ANN, BOB], { mode: '2,x=1' }))).toBe(1);
  });

  test('of more players, the two who met most often decide', () => {
    const steps = [...stepsOf(4, [ANN, CLEO]), ...stepsOf(1, [ANN, BOB, CLEO])];
    expect(weight(steps, [], [ANN, BOB, CLEO])).toBe(0.125);
  });

  test('partners may play together as often as they like', () => {
    const players = [ANN, BOB, CLEO, DAN].map((user, seat) => ({ user, side: seat % 2 }));
    const match = { game: 'g', mode: '2', at: NOW, players, sharing: [] };
    expect(weightOfMatch(match, stepsOf(9, [ANN, CLEO]))).toBe(1);
    expect(weightOfMatch(match, stepsOf(9, [ANN, DAN]))).toBe(0);
  });
});

describe('opponents who share an address', () => {
  test('get ratings for three matches a day, in all games together', () => {
    expect(weight(stepsOf(2, [ANN, BOB], { game: 'other' }), [ANN, BOB])).toBe(1);
    expect(weight(stepsOf(3, [ANN, BOB], { game: 'other' }), [ANN, BOB])).toBe(0);
    expect(weight(stepsOf(3, [ANN, BOB], { game: 'other', at: NOW - DAY_MS }), [ANN, BOB])).toBe(1);
  });

  test('do not lower what a match with somebody else at the table counts', () => {
    expect(weight(stepsOf(3, [ANN, CLEO], { game: 'other' }), [ANN, BOB])).toBe(1);
  });
});

describe('gains within a day', () => {
  const change = (before: number, after: number) => ({
    before: { ...INITIAL_RATING, rating: before },
    after: { ...INITIAL_RATING, rating: after },
    at: NOW,
  });
  const step = (parts: Partial<RatingStep>) => stepsOf(1, [ANN], parts);

  test('are limited to 300 points', () => {
    expect(weightAfterGains(1, change(1500, 1700), [])).toBe(1);
    expect(weightAfterGains(1, change(1700, 1900), step({ n: 1, rating: 1700 }))).toBe(0.5);
    expect(weightAfterGains(1, change(1800, 1900), step({ n: 1, rating: 1700 }))).toBe(0);
    expect(weightAfterGains(0.5, change(1700, 1900), step({ n: 1, rating: 1700 }))).toBe(0.5);
    expect(weightAfterGains(1, change(1950, 2000), step({ n: 7, rating: 1700 }))).toBe(1);
  });

  test('of the day before do not matter, and losses are never limited', () => {
    expect(weightAfterGains(1, change(1800, 1900), step({ n: 1, at: NOW - DAY_MS }))).toBe(1);
    expect(weightAfterGains(1, change(1900, 1400), step({ n: 1 }))).toBe(1);
  });
});

test('a smaller weight makes a rating less certain in the same measure', () => {
  const [after] = ratingsAfter([1, 2].map((rank, side) => ({ before: INITIAL_RATING, rank, side })));
  const half = weightedRating(INITIAL_RATING, after, 0.5);
  expect(half.rating - 1500).toBeCloseTo((after.rating - 1500) / 2);
  expect(350 - half.deviation).toBeCloseTo((350 - after.deviation) / 2);
  expect(weightedRating(INITIAL_RATING, after, 1)).toEqual(after);
  expect(weightedRating(INITIAL_RATING, after, 0)).toEqual(INITIAL_RATING);
});
