import { sigmoid } from '@safehouse/bots';
import { quickRandom, SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { ROUNDS } from '../../data/constants.ts';
import { greedy } from '../greedy.ts';
import { sampleStates } from '../test-helpers.ts';
import { extractFeatures, FEATURE_COUNT } from './features.ts';
import { fitLogisticRegression, loss } from './logistic-regression.ts';
import { collectSamples } from './self-play.ts';
import { FINAL_WEIGHTS, formatWeights, toFittedWeights } from './weights-text.ts';

test('the features of both seats are opposite', () => {
  for (const state of sampleStates(greedy, 2, 9)) {
    const negated = [...extractFeatures(state, SEATS[1])].map((feature) => 0 - feature);
    expect([...extractFeatures(state, SEATS[0])].map((feature) => 0 + feature)).toEqual(negated);
  }
});

test('fitting finds the weights that generated the samples', () => {
  const random = quickRandom(1);
  const samples = Array.from({ length: 4000 }, () => {
    const features = Float64Array.of(random.below(9) - 4, random.below(3) - 1);
    const probability = sigmoid(0.3 * features[0] + features[1]);
    return { features, target: random.below(1000) < 1000 * probability ? 1 : 0 };
  });
  const weights = fitLogisticRegression(samples, 2);
  expect(weights[0]).toBeCloseTo(0.3, 1);
  expect(Math.abs(weights[1] - 1)).toBeLessThan(0.15);
  expect(loss(weights, samples)).toBeLessThan(loss(new Float64Array(2), samples));
});

test('self-play gives positions of every round but the first, and the same for the same seed', () => {
  const samples = collectSamples(5, 7);
  expect(samples.map(({ length }) => length > 0)).toEqual([false, true, true, true, true, true]);
  expect(collectSamples(5, 7)).toEqual(samples);
});

test('fitted weights are formatted as the lists of a weights file', () => {
  const fitted = toFittedWeights(fitLogisticRegression(collectSamples(60, 1)[1], FEATURE_COUNT));
  expect(fitted.scale).toBeGreaterThan(0);
  expect([fitted.tokenValues.length, fitted.itemValues.length, fitted.setPotential.length]).toEqual([10, 10, 4]);
  const text = formatWeights(Array.from({ length: ROUNDS }, () => FINAL_WEIGHTS));
  expect(text).toContain('export const WIN_SCALE: readonly number[] = [1,1,1,1,1,1];');
});
