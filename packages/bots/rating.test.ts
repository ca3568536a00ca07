import { quickRandom } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { bradleyTerryRatings, confidenceInterval95, eloFromScore, expectedScore, sprt } from './rating.ts';

test('Elo and scores convert into each other', () => {
  expect(eloFromScore(0.5)).toBeCloseTo(0);
  expect(eloFromScore(0.75)).toBeCloseTo(190.85, 1);
  for (const elo of [-300, -20, 0, 55, 400]) expect(eloFromScore(expectedScore(elo))).toBeCloseTo(elo);
  expect([eloFromScore(0), eloFromScore(1)]).toEqual([null, null]);
});

test('the interval holds the true value about 95 times in 100', () => {
  const random = quickRandom(5);
  let held = 0;
  for (let series = 0; series < 1000; series++) {
    const shares = Array.from({ length: 100 }, () => (random.below(10) < 6 ? 1 : 0));
    const [low, high] = confidenceInterval95(shares);
    if (low <= 0.6 && 0.6 <= high) held++;
  }
  expect(held).toBeGreaterThan(925);
  expect(held).toBeLessThan(975);
});

test('the interval after winning every deal is not empty', () => {
  const [low, high] = confidenceInterval95(Array(20).fill(1));
  expect(low).toBeGreaterThan(0.8);
  expect(low).toBeLessThan(0.9);
  expect(high).toBe(1);
  expect(confidenceInterval95([])).toEqual([0, 1]);
});

test('the sequential test finds the stronger bot, and does not call equal bots stronger', () => {
  const random = quickRandom(11);
  const play = (share: number) => {
    const shares: number[] = [];
    while (shares.length < 5000 && sprt(shares, 50) === null) {
      shares.push(((random.below(1000) < 1000 * share ? 1 : 0) + (random.below(1000) < 1000 * share ? 1 : 0)) / 2);
    }
    return sprt(shares, 50);
  };
  const verdicts = (share: number) => Array.from({ length: 100 }, () => play(share));
  expect(verdicts(expectedScore(80)).filter((verdict) => verdict === 'stronger').length).toBeGreaterThan(93);
  expect(verdicts(0.5).filter((verdict) => verdict === 'stronger').length).toBeLessThan(10);
});

test('ratings are recovered from a cross table', () => {
  const truth = [0, 100, 250];
  const wins = truth.map((a) => truth.map((b) => 10_000 * expectedScore(a - b)));
  bradleyTerryRatings(wins).forEach((rating, i) => {
    expect(Math.abs(rating - truth[i])).toBeLessThan(1);
  });
});

test('a bot that has always won has a finite rating', () => {
  const [, winner] = bradleyTerryRatings([
    [0, 0],
    [20, 0],
  ]);
  expect(winner).toBeGreaterThan(400);
  expect(winner).toBeLessThan(1000);
});
