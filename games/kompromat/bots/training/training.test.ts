import { quickRandom, SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { ROUNDS } from '../../data/constants.ts';
import { greedy } from '../greedy.ts';
import { sampleStates } from '../test-helpers.ts';
import { extractFeatures, FEATURE_COUNT } from './features.ts';
import { crossEntropy, fitLogisticRegression } from './logistic-regression.ts';
import { collectSamples } from './self-play.ts';
import { FINAL_WEIGHTS, formatWeights, toFittedWeights } from './weights-text.ts';

test('what one seat has above the other the other has below', () => {
  for (const state of sampleStates(greedy, 2, 9)) {
    const below = [...extractFeatures(state, SEATS[1])].map((feature) => 0 - feature);
    expect([...extractFeatures(state, SEATS[0])].map((feature) => 0 + feature)).toEqual(below);
  }
});

test('a fit finds the weights behind made-up results', () => {
  const random = quickRandom(1);
  const samples = Array.from({ length: 4000 }, () => {
    const features = Float64Array.of(random.below(9) - 4, random.below(3) - 1);
    const likely = 1 / (1 + Math.exp(-(0.3 * features[0] + features[1])));
    return { features, target: random.below(1000) < 1000 * likely ? 1 : 0 };
  });
  const weights = fitLogisticRegression(samples, 2);
  expect(weights[0]).toBeCloseTo(0.3, 1);
  expect(Math.abs(weights[1] - 1)).toBeLessThan(0.15);
  expect(crossEntropy(samples, weights)).toBeLessThan(crossEntropy(samples, new Float64Array(2)));
});

test('self-play gives positions of every round but the first, and the same again', () => {
  const samples = collectSamples(5, 7);
  expect(samples.map(({ length }) => length > 0)).toEqual([false, true, true, true, true, true]);
  expect(collectSamples(5, 7)).toEqual(samples);
});

test('lessons are written as the lists of a weights file', () => {
  const lesson = toFittedWeights(fitLogisticRegression(collectSamples(60, 1)[1], FEATURE_COUNT));
  expect(lesson.scale).toBeGreaterThan(0);
  expect([lesson.tokenValues.length, lesson.itemValues.length, lesson.setPotential.length]).toEqual([
    10, 10, 4,
  ]);
  const text = formatWeights(Array.from({ length: ROUNDS }, () => FINAL_WEIGHTS));
  expect(text).toContain('export const WIN_SCALE: readonly number[] = [1,1,1,1,1,1];');
});
