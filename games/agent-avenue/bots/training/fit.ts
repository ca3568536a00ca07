import type { Random } from '@safehouse/contract';
import type { ValueNetwork } from '../value-network.ts';
import type { FeatureVector, TrainingSample } from './training-sample.ts';

export interface FitOptions {
  /** How often each sample is looked at, on average. */
  readonly passes: number;
  readonly learningRate: number;
  readonly random: Random;
}

/** Weights with the squares of all their slopes so far: AdaGrad, where a weight moved often moves less. */
interface Layer {
  readonly weights: Float64Array;
  readonly gradientSquares: Float64Array;
  readonly learningRate: number;
}

/** More than 0, lest the first slope divide by nothing. */
const INITIAL_SQUARE = 1e-4;

/** Changes the weights of an estimate so that it comes closer to the targets. */
export function fitNetwork(
  net: ValueNetwork,
  samples: readonly TrainingSample[],
  { passes, learningRate, random }: FitOptions,
): void {
  const first = createLayer(net.hiddenWeights, learningRate);
  const second = createLayer(net.outputWeights, learningRate);
  const felt = new Float64Array(net.hiddenUnits);
  for (let left = passes * samples.length; left > 0; left--) {
    const sample = samples[random.below(samples.length)];
    const error = predict(net, sample, felt) - sample.target;
    const slopes = felt.map((x, unit) => (x > 0 ? error * net.outputWeights[unit] : 0));
    updateOutputLayer(second, felt, error);
    updateHiddenLayer(first, sample, slopes);
  }
}

/** How far an estimate is from the targets on average: the cross entropy. */
export function loss(net: ValueNetwork, samples: readonly TrainingSample[]): number {
  const felt = new Float64Array(net.hiddenUnits);
  const sum = samples.reduce(
    (sum, sample) => sum + crossEntropy(predict(net, sample, felt), sample.target),
    0,
  );
  return sum / samples.length;
}

/** Keeps the logarithm of a likelihood finite. */
const LOG_EPSILON = 1e-9;

function crossEntropy(likely: number, target: number): number {
  return -(target * Math.log(likely + LOG_EPSILON) + (1 - target) * Math.log(1 - likely + LOG_EPSILON));
}

const createLayer = (weights: Float64Array, rate: number): Layer => ({
  weights,
  gradientSquares: new Float64Array(weights.length).fill(INITIAL_SQUARE),
  learningRate: rate,
});

/** The likelihood of a win; what the hidden units feel is left in `felt`. */
function predict(
  { hiddenUnits, hiddenWeights, outputWeights }: ValueNetwork,
  sight: FeatureVector,
  felt: Float64Array,
): number {
  const { inputs, values } = sight;
  felt.fill(0);
  for (let i = 0; i < inputs.length; i++) {
    const row = hiddenUnits * inputs[i];
    for (let unit = 0; unit < hiddenUnits; unit++) felt[unit] += values[i] * hiddenWeights[row + unit];
  }
  let sum = outputWeights[hiddenUnits];
  for (let unit = 0; unit < hiddenUnits; unit++) if (felt[unit] > 0) sum += felt[unit] * outputWeights[unit];
  return 1 / (1 + Math.exp(-sum));
}

function updateOutputLayer(second: Layer, felt: Float64Array, error: number): void {
  for (let unit = 0; unit < felt.length; unit++) {
    if (felt[unit] > 0) applyGradient(second, unit, error * felt[unit]);
  }
  applyGradient(second, felt.length, error);
}

function updateHiddenLayer(first: Layer, { inputs, values }: FeatureVector, slopes: Float64Array): void {
  for (let i = 0; i < inputs.length; i++) {
    const row = slopes.length * inputs[i];
    for (let unit = 0; unit < slopes.length; unit++) {
      if (slopes[unit] !== 0) applyGradient(first, row + unit, slopes[unit] * values[i]);
    }
  }
}

function applyGradient({ weights, gradientSquares, learningRate }: Layer, at: number, slope: number): void {
  gradientSquares[at] += slope * slope;
  weights[at] -= (learningRate * slope) / Math.sqrt(gradientSquares[at]);
}
