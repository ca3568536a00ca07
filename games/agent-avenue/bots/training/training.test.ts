import { quickRandom } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { inputCountOf } from '../features.ts';
import { createValueNetwork, evaluateNetwork } from '../value-network.ts';
import { fitNetwork, loss } from './fit.ts';
import { playSelfMatch } from './self-play.ts';
import { createRandomNetwork, trainNetworks } from './training-loop.ts';
import { toHundredths, weightsText } from './weights-text.ts';

const MODES = ['simple', 'advanced'] as const;

test.each(MODES)('a fit comes closer to what self-play of %s mode has shown', (mode) => {
  const random = quickRandom(1);
  const networks = { waiting: createRandomNetwork(mode, random), moving: createRandomNetwork(mode, random) };
  const policy = { networks, random, explorationRate: 0.3 };
  const matches = Array.from({ length: 6 }, () => playSelfMatch(mode, policy, 1));
  for (const part of ['waiting', 'moving'] as const) {
    const samples = matches.flatMap((match) => match[part]);
    const before = loss(networks[part], samples);
    fitNetwork(networks[part], samples, { passes: 4, learningRate: 0.04, random });
    expect(loss(networks[part], samples)).toBeLessThan(0.9 * before);
  }
});

test.each(MODES)('both sides of a turn of %s mode are told the same', (mode) => {
  const random = quickRandom(2);
  const networks = { waiting: createRandomNetwork(mode, random), moving: createRandomNetwork(mode, random) };
  const { waiting, moving } = playSelfMatch(mode, { networks, random, explorationRate: 0.1 }, 0.8);
  expect(moving.length).toBeGreaterThan(0);
  expect(waiting.map(({ target }) => 1 - target)).toEqual(
    moving.map(({ target }) => expect.closeTo(target, 9)),
  );
});

test.each(MODES)('training for %s mode gives weights that an estimate takes', (mode) => {
  const { waiting, moving } = trainNetworks({ mode, iterations: 2, matches: 4, seed: 3 }, () => undefined);
  for (const net of [waiting, moving]) {
    const { hiddenUnits } = net;
    const numbers = toHundredths(net);
    expect(numbers).toHaveLength(hiddenUnits * (inputCountOf(mode) + 1) + hiddenUnits + 1);
    expect(numbers.every(Number.isInteger)).toBe(true);
    const none = new Float64Array(hiddenUnits);
    const likely = evaluateNetwork(createValueNetwork(mode, hiddenUnits, numbers), none, 0, none);
    expect(likely).toBeGreaterThan(0);
    expect(likely).toBeLessThan(1);
  }
});

test('the same seed gives the same weights', () => {
  const text = (seed: number) =>
    weightsText(
      'simple',
      trainNetworks({ mode: 'simple', iterations: 1, matches: 4, seed }, () => undefined),
    );
  expect(text(5)).toBe(text(5));
  expect(text(5)).not.toBe(text(6));
});
