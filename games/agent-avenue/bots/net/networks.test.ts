import { computeLogits } from '@safehouse/bots';
import { expect, test } from 'vitest';
import advancedExamples from './logits-advanced.json' with { type: 'json' };
import simpleExamples from './logits-simple.json' with { type: 'json' };
import teamAdvancedExamples from './logits-team-advanced.json' with { type: 'json' };
import teamSimpleExamples from './logits-team-simple.json' with { type: 'json' };
import { loadedNetwork, loadNetwork } from './networks.ts';

test.each([
  ['simple', simpleExamples],
  ['advanced', advancedExamples],
  ['team-simple', teamSimpleExamples],
  ['team-advanced', teamAdvancedExamples],
] as const)('%s: the logits are exactly those of the training program', async (name, examples) => {
  await loadNetwork(name);
  const network = loadedNetwork(name)!;
  expect(examples.length).toBeGreaterThan(5);
  for (const { features, logits } of examples) expect([...computeLogits(network, features)]).toEqual(logits);
});
