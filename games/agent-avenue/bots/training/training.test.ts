import { quickRandom } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { inputCountOf } from '../features.ts';
import { createValueNetwork, evaluateNetwork } from '../value-network.ts';
import { fitNetwork, loss } from './gradient-descent.ts';
import { playSelfMatch } from './self-play.ts';
import { createRandomNetwork, trainNetworks } from './training-loop.ts';
import { formatWeights, toHundredths } from './weights-text.ts';

const MODES = ['simple', 'advanced'] as const;

test.each(MODES)('fitting lowers the loss on samples from self-play of %s mode', (mode) => {
  const random = quickRandom(1);
  const networks = { waiting: createRandomNetwork(mode, random), moving: createRandomNetwork(mode, random) };
  const policy = { networks, random, explorationRate: 0.3 };
  const matches = Array.from({ length: 6 }, () => playSelfMatch(mode, policy, 1));
  for (const role of ['waiting', 'moving'] as const) {
    const samples = matches.flatMap((match) => match[role]);
    const before = loss(networks[role], samples);
    fitNetwork(networks[role], samples, { passes: 4, learningRate: 0.04, random });
    expect(loss(networks[role], samples)).toBeLessThan(0.9 * before);
  }
});

test.each(MODES)('both samples of a turn of %s mode have the same target', (mode) => {
  const random = quickRandom(2);
  const networks = { waiting: createRandomNetwork(mode, random), moving: createRandomNetwork(mode, random) };
  const { waiting, moving } = playSelfMatch(mode, { networks, random, explorationRate: 0.1 }, 0.8);
  expect(moving.length).toBeGreaterThan(0);
  expect(waiting.map(({ target }) => 1 - target)).toEqual(moving.map(({ target }) => expect.closeTo(target, 9)));
});

test.each(MODES)('training for %s mode gives weights that make a network', (mode) => {
  const { waiting, moving } = trainNetworks({ mode, iterations: 2, matches: 4, seed: 3 }, () => undefined);
  for (const network of [waiting, moving]) {
    const { hiddenUnits } = network;
    const weights = toHundredths(network);
    expect(weights).toHaveLength(hiddenUnits * (inputCountOf(mode) + 1) + hiddenUnits + 1);
    expect(weights.every(Number.isInteger)).toBe(true);
    const noActivations = new Float64Array(hiddenUnits);
    const win = evaluateNetwork(createValueNetwork(mode, hiddenUnits, weights), noActivations, 0, noActivations);
    expect(win).toBeGreaterThan(0);
    expect(win).toBeLessThan(1);
  }
});

test('the same seed gives the same weights', () => {
  const text = (seed: number) =>
    formatWeights(
      'simple',
      trainNetworks({ mode: 'simple', iterations: 1, matches: 4, seed }, () => undefined),
    );
  expect(text(5)).toBe(text(5));
  expect(text(5)).not.toBe(text(6));
});
