import { fitLogisticRegression } from '@safehouse/bots';
import { SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { ROUNDS } from '../../data/constants.ts';
import { greedy } from '../greedy.ts';
import { sampleStates } from '../test-helpers.ts';
import { extractFeatures, FEATURE_COUNT } from './features.ts';
import { collectSamples } from './self-play.ts';
import { FINAL_WEIGHTS, formatWeights, toFittedWeights } from './weights-text.ts';

test('the features of both seats are opposite', () => {
  for (const state of sampleStates(greedy, 2, 9)) {
    const negated = [...extractFeatures(state, SEATS[1])].map((feature) => 0 - feature);
    expect([...extractFeatures(state, SEATS[0])].map((feature) => 0 + feature)).toEqual(negated);
  }
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
