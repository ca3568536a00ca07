import { quickRandom } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { estimate, likelihood } from '../estimate.ts';
import { inputsIn } from '../position.ts';
import { fit, loss } from './fit.ts';
import { fresh, learn } from './learn.ts';
import { selfPlay } from './self-play.ts';
import { hundredths, weightsText } from './weights-text.ts';

const MODES = ['simple', 'advanced'] as const;

test.each(MODES)('a fit comes closer to what self-play of %s mode has shown', (mode) => {
  const random = quickRandom(1);
  const estimates = { waiting: fresh(mode, random), moving: fresh(mode, random) };
  const style = { estimates, random, carelessness: 0.3 };
  const matches = Array.from({ length: 6 }, () => selfPlay(mode, style, 1));
  for (const part of ['waiting', 'moving'] as const) {
    const samples = matches.flatMap((match) => match[part]);
    const before = loss(estimates[part], samples);
    fit(estimates[part], samples, { passes: 4, rate: 0.04, random });
    expect(loss(estimates[part], samples)).toBeLessThan(0.9 * before);
  }
});

test.each(MODES)('both sides of a turn of %s mode are told the same', (mode) => {
  const random = quickRandom(2);
  const estimates = { waiting: fresh(mode, random), moving: fresh(mode, random) };
  const { waiting, moving } = selfPlay(mode, { estimates, random, carelessness: 0.1 }, 0.8);
  expect(moving.length).toBeGreaterThan(0);
  expect(waiting.map(({ target }) => 1 - target)).toEqual(
    moving.map(({ target }) => expect.closeTo(target, 9)),
  );
});

test.each(MODES)('training for %s mode gives weights that an estimate takes', (mode) => {
  const { waiting, moving } = learn({ mode, iterations: 2, games: 4, seed: 3 }, () => undefined);
  for (const net of [waiting, moving]) {
    const { hidden } = net;
    const numbers = hundredths(net);
    expect(numbers).toHaveLength(hidden * (inputsIn(mode) + 1) + hidden + 1);
    expect(numbers.every(Number.isInteger)).toBe(true);
    const none = new Float64Array(hidden);
    const likely = likelihood(estimate(mode, hidden, numbers), none, 0, none);
    expect(likely).toBeGreaterThan(0);
    expect(likely).toBeLessThan(1);
  }
});

test('the same seed gives the same weights', () => {
  const text = (seed: number) =>
    weightsText(
      'simple',
      learn({ mode: 'simple', iterations: 1, games: 4, seed }, () => undefined),
    );
  expect(text(5)).toBe(text(5));
  expect(text(5)).not.toBe(text(6));
});
