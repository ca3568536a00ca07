import { quickRandom } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { argMax } from './arg-max.ts';
import { approximateNormal, meanCrossEntropy, normalize, sigmoid } from './probability.ts';

test('argMax gives the first of the items with the highest value', () => {
  expect(argMax([3, 7, -7, 5], Math.abs)).toBe(7);
  expect(argMax(['a', 'b'], () => Number.NEGATIVE_INFINITY)).toBe('a');
  expect(argMax([], () => 0)).toBeUndefined();
});

test('the sigmoid is symmetric about one half', () => {
  expect(sigmoid(0)).toBe(0.5);
  expect(sigmoid(2) + sigmoid(-2)).toBeCloseTo(1);
});

test('normalized weights add up to 1, and zeros stay zeros', () => {
  expect([...normalize(Float64Array.of(1, 3))]).toEqual([0.25, 0.75]);
  expect([...normalize(new Float64Array(2))]).toEqual([0, 0]);
});

test('the loss is lowest for predictions that match the targets', () => {
  const samples = [{ target: 1 }, { target: 0 }, { target: 1 }, { target: 1 }];
  const lossOf = (predicted: number) => meanCrossEntropy(samples, () => predicted);
  expect(lossOf(0.75)).toBeLessThan(lossOf(0.7));
  expect(lossOf(0.75)).toBeLessThan(lossOf(0.8));
  expect(meanCrossEntropy(samples, ({ target }) => target)).toBeCloseTo(0);
});

test('approximately normal values have mean 0 and standard deviation 1', () => {
  const random = quickRandom(1);
  const values = Array.from({ length: 4000 }, () => approximateNormal(random, 2 ** 20));
  expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(0, 1);
  expect(values.reduce((sum, value) => sum + value ** 2, 0) / values.length).toBeCloseTo(1, 1);
});
