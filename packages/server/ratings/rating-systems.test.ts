import { describe, expect, test } from 'vitest';
import { INITIAL_RATING, type RatedPlayer, ratingsAfter } from './rating-systems.ts';

const players = (...ranks: readonly number[]): RatedPlayer[] =>
  ranks.map((rank, side) => ({ before: INITIAL_RATING, rank, side }));

describe('a match of two players', () => {
  test('gives the winner what the loser loses, and lowers both deviations', () => {
    const [won, lost] = ratingsAfter(players(1, 2));
    expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating);
    expect(won.rating).toBeGreaterThan(1600);
    expect(won.deviation).toBeLessThan(350);
  });

  test('changes no ratings after a draw of equals', () => {
    for (const { rating } of ratingsAfter(players(1, 1))) expect(rating).toBeCloseTo(1500);
  });

  test('follows the example of the Glicko-2 paper, one opponent at a time', () => {
    const before = { rating: 1500, deviation: 200, volatility: 0.06 };
    const weaker = { rating: 1400, deviation: 30, volatility: 0.06 };
    const [after] = ratingsAfter([
      { before, rank: 1, side: 0 },
      { before: weaker, rank: 2, side: 1 },
    ]);
    expect(after.rating).toBeCloseTo(1563.56, 1);
    expect(after.deviation).toBeCloseTo(175.4, 1);
  });

  test('keeps the deviation above its minimum', () => {
    const sure = { rating: 1500, deviation: 45, volatility: 0.001 };
    const after = ratingsAfter(players(1, 2).map((player) => ({ ...player, before: sure })));
    for (const { deviation } of after) expect(deviation).toBeGreaterThanOrEqual(45);
  });
});

describe('a match of more players', () => {
  test('orders ratings by rank', () => {
    const [third, first, second] = ratingsAfter(players(3, 1, 2));
    expect(first.rating).toBeGreaterThan(second.rating);
    expect(second.rating).toBeGreaterThan(third.rating);
    expect(first.rating).toBeGreaterThan(1500);
    expect(first.deviation).toBeLessThan(350);
  });

  test('changes the ratings of a side together', () => {
    const [a, b, c, d] = ratingsAfter([1, 3, 1, 3].map((rank) => ({ before: INITIAL_RATING, rank, side: rank })));
    expect(a).toEqual(c);
    expect(b).toEqual(d);
    expect(a.rating).toBeGreaterThan(1500);
    expect(b.rating).toBeLessThan(1500);
  });

  test('keeps the seats apart in whatever order the sides come', () => {
    const strong = { ...INITIAL_RATING, rating: 2000 };
    const after = ratingsAfter([
      { before: INITIAL_RATING, rank: 2, side: 7 },
      { before: strong, rank: 1, side: 2 },
      { before: INITIAL_RATING, rank: 2, side: 7 },
    ]);
    expect(after[1].rating).toBeGreaterThan(2000);
    expect(after[0].rating).toBeLessThan(1500);
    expect(after[2]).toEqual(after[0]);
  });
});
