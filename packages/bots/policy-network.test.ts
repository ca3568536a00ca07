import { expect, test } from 'vitest';
import { computeLogits, decodePolicyNetwork } from './policy-network.ts';

const SIZE = { features: 2, hiddenUnits: 1, actions: 2 };

/** The weights as bytes, then scales and biases as 32-bit numbers. */
function encode(weights: readonly number[], numbers: readonly number[]): string {
  const bytes = [...Int8Array.from(weights), ...new Uint8Array(Int32Array.from(numbers).buffer)];
  return btoa(String.fromCharCode(...bytes.map((byte) => byte & 255)));
}

test('a network of known weights: two residual layers, and the direct way from the features', () => {
  const [one, half] = [2 ** 20, 2 ** 19];
  // By layer: first, two residual layers (the second is off), out, skip; then the scale and bias of every unit.
  const weights = [3, -5, 2, 0, 1, 4, 10, 20, 30, 40];
  const numbers = [one, 1, half, 0, one, 0, one, one, 0, 7, one, one, 0, 0];
  const network = decodePolicyNetwork(SIZE, encode(weights, numbers));
  // first: 3 * 1 - 5 * 0 + 1 = 4; residual: 4 + floor(8 / 2) = 8; out: 8 and 39; skip: 10 and 20
  expect([...computeLogits(network, [1, 0])]).toEqual([18, 59]);
  // first: -2 * 1 is below 0, so only the skip connection and the bias are left
  expect([...computeLogits(network, [1, 1])]).toEqual([40, 67]);
});

test('weights of another size are refused', () => {
  expect(() => decodePolicyNetwork(SIZE, btoa('too short'))).toThrow('another network');
});
