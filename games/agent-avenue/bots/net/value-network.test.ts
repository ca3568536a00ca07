import { computeLogits } from '@safehouse/bots';
import { quickRandom } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { oneCopy } from '../../rules/agent-counts.ts';
import { CODEBREAKER } from '../../rules/cards.ts';
import { setupTwoPlayers } from '../training/match-observer.ts';
import examples from './value-examples.json' with { type: 'json' };
import { firstSeatWinProbability, loadedValueNetwork, loadValueNetwork, valueFeatures } from './value-network.ts';

test('the logits are exactly those of the training program', async () => {
  await loadValueNetwork();
  expect(examples.length).toBeGreaterThan(5);
  for (const { features, logits } of examples)
    expect([...computeLogits(loadedValueNetwork()!, features)]).toEqual(logits);
});

test('there are as many features as the network has inputs', () => {
  expect(valueFeatures(setupTwoPlayers('simple', quickRandom(1)))).toHaveLength(examples[0].features.length);
});

test('two Codebreakers in play are good for their side', async () => {
  await loadValueNetwork();
  const winWithCodebreakersOf = (side: number) => {
    const state = setupTwoPlayers('simple', quickRandom(2));
    state.inPlay[side] = 2 * oneCopy(CODEBREAKER);
    return firstSeatWinProbability(loadedValueNetwork()!, state);
  };
  expect(winWithCodebreakersOf(0)).toBeGreaterThan(winWithCodebreakersOf(1) + 0.1);
});
