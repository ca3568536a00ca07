import { quickRandom } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { fitLogisticRegression, logisticLoss } from './logistic-regression.ts';
import { sigmoid } from './probability.ts';

test('fitting finds the weights that generated the samples', () => {
  const random = quickRandom(1);
  const samples = Array.from({ length: 4000 }, () => {
    const features = Float64Array.of(random.below(9) - 4, random.below(3) - 1);
    const probability = sigmoid(0.3 * features[0] + features[1]);
    return { features, target: random.below(1000) < 1000 * probability ? 1 : 0 };
  });
  const weights = fitLogisticRegression(samples, 2);
  expect(weights[0]).toBeCloseTo(0.3, 1);
  expect(Math.abs(weights[1] - 1)).toBeLessThan(0.15);
  expect(logisticLoss(weights, samples)).toBeLessThan(logisticLoss(new Float64Array(2), samples));
});
