import { computeLogits } from '@safehouse/bots';
import { expect, test } from 'vitest';
import advancedExamples from './logits-advanced.json' with { type: 'json' };
import simpleExamples from './logits-simple.json' with { type: 'json' };
import { loadedNetwork, loadNetwork } from './networks.ts';

test.each([
  ['simple', simpleExamples],
  ['advanced', advancedExamples],
] as const)('%s mode: the logits are exactly those of the training program', async (mode, examples) => {
  await loadNetwork(mode);
  const network = loadedNetwork(mode)!;
  expect(examples.length).toBeGreaterThan(5);
  for (const { features, logits } of examples) expect([...computeLogits(network, features)]).toEqual(logits);
});
