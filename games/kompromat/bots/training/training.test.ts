import { quickRandom, SEATS } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { ROUNDS } from '../../data/numbers.ts';
import { greedy } from '../greedy.ts';
import { statesOf } from '../testing.ts';
import { FEATURES, featuresOf } from './features.ts';
import { fit, loss } from './fit.ts';
import { selfPlay } from './self-play.ts';
import { AFTERWARDS, lessonOf, weightsText } from './weights-text.ts';

test('what one seat has above the other the other has below', () => {
  for (const state of statesOf(greedy, 2, 9)) {
    const below = [...featuresOf(state, SEATS[1])].map((feature) => 0 - feature);
    expect([...featuresOf(state, SEATS[0])].map((feature) => 0 + feature)).toEqual(below);
  }
});

test('a fit finds the weights behind made-up results', () => {
  const random = quickRandom(1);
  const samples = Array.from({ length: 4000 }, () => {
    const features = Float64Array.of(random.below(9) - 4, random.below(3) - 1);
    const likely = 1 / (1 + Math.exp(-(0.3 * features[0] + features[1])));
    return { features, target: random.below(1000) < 1000 * likely ? 1 : 0 };
  });
  const weights = fit(samples, 2);
  expect(weights[0]).toBeCloseTo(0.3, 1);
  expect(Math.abs(weights[1] - 1)).toBeLessThan(0.15);
  expect(loss(samples, weights)).toBeLessThan(loss(samples, new Float64Array(2)));
});

test('self-play gives positions of every round but the first, and the same again', () => {
  const samples = selfPlay(5, 7);
  expect(samples.map(({ length }) => length > 0)).toEqual([false, true, true, true, true, true]);
  expect(selfPlay(5, 7)).toEqual(samples);
});

test('lessons are written as the lists of a weights file', () => {
  const lesson = lessonOf(fit(selfPlay(60, 1)[1], FEATURES));
  expect(lesson.scale).toBeGreaterThan(0);
  expect([lesson.token.length, lesson.ready.length, lesson.hope.length]).toEqual([10, 10, 4]);
  const text = weightsText(Array.from({ length: ROUNDS }, () => AFTERWARDS));
  expect(text).toContain('export const SCALE: readonly number[] = [1,1,1,1,1,1];');
});
