import { quickRandom } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { choiceWeights, sampleIndex } from './action-sampling.ts';
import { LOGIT_UNIT } from './policy-network.ts';

test('weights follow the exponential of the logits', () => {
  const [first, second, third] = choiceWeights([0, -LOGIT_UNIT, -2 * LOGIT_UNIT]);
  expect(second / first).toBeCloseTo(Math.exp(-1), 4);
  expect(third / first).toBeCloseTo(Math.exp(-2), 4);
});

test('only differences between logits count', () => {
  expect(choiceWeights([1000, 900, 100])).toEqual(choiceWeights([0, -100, -900]));
});

test('what is less than a sixteenth as likely as the favourite is never chosen', () => {
  const limit = Math.floor(LOGIT_UNIT * Math.log(16));
  const [, likely, rare, never] = choiceWeights([0, -limit, -limit - 2, -100 * LOGIT_UNIT]);
  expect(likely).toBeGreaterThan(0);
  expect([rare, never]).toEqual([0, 0]);
});

test('an index is chosen as often as its weight says', () => {
  const random = quickRandom(1);
  const counts = [0, 0, 0];
  for (let i = 0; i < 10_000; i++) counts[sampleIndex([1, 0, 3], random)]++;
  expect(counts[1]).toBe(0);
  expect(counts[2] / counts[0]).toBeCloseTo(3, 0);
});
