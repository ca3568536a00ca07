import { meanCrossEntropy, sigmoid } from '@safehouse/bots';
import type { Random } from '@safehouse/contract';
import type { ValueNetwork } from '../value-network.ts';
import type { FeatureVector, TrainingSample } from './training-sample.ts';

interface FitOptions {
  /** How often each sample is used on average. */
  readonly passes: number;
  readonly learningRate: number;
  readonly random: Random;
}

/** A layer fitted by AdaGrad: the more a weight has moved, the smaller its steps. */
interface Layer {
  readonly weights: Float64Array;
  readonly gradientSquares: Float64Array;
  readonly learningRate: number;
}

/** Not 0, to avoid a division by 0 in the first step. */
const INITIAL_SQUARE = 1e-4;

/** Fits the weights of a network to the targets. */
export function fitNetwork(
  network: ValueNetwork,
  samples: readonly TrainingSample[],
  { passes, learningRate, random }: FitOptions,
): void {
  const hiddenLayer = createLayer(network.hiddenWeights, learningRate);
  const outputLayer = createLayer(network.outputWeights, learningRate);
  const activations = new Float64Array(network.hiddenUnits);
  for (let left = passes * samples.length; left > 0; left--) {
    const sample = samples[random.below(samples.length)];
    const error = predict(network, sample, activations) - sample.target;
    const gradients = activations.map((x, unit) => (x > 0 ? error * network.outputWeights[unit] : 0));
    updateOutputLayer(outputLayer, activations, error);
    updateHiddenLayer(hiddenLayer, sample, gradients);
  }
}

export function loss(network: ValueNetwork, samples: readonly TrainingSample[]): number {
  const activations = new Float64Array(network.hiddenUnits);
  return meanCrossEntropy(samples, (sample) => predict(network, sample, activations));
}

const createLayer = (weights: Float64Array, learningRate: number): Layer => ({
  weights,
  gradientSquares: new Float64Array(weights.length).fill(INITIAL_SQUARE),
  learningRate,
});

/** The probability of a win. Leaves the values of the hidden units in `activations`. */
function predict(
  { hiddenUnits, hiddenWeights, outputWeights }: ValueNetwork,
  { inputs, values }: FeatureVector,
  activations: Float64Array,
): number {
  activations.fill(0);
  for (let i = 0; i < inputs.length; i++) {
    const row = hiddenUnits * inputs[i];
    for (let unit = 0; unit < hiddenUnits; unit++) activations[unit] += values[i] * hiddenWeights[row + unit];
  }
  let logOdds = outputWeights[hiddenUnits];
  for (let unit = 0; unit < hiddenUnits; unit++) {
    if (activations[unit] > 0) logOdds += activations[unit] * outputWeights[unit];
  }
  return sigmoid(logOdds);
}

function updateOutputLayer(layer: Layer, activations: Float64Array, error: number): void {
  for (let unit = 0; unit < activations.length; unit++) {
    if (activations[unit] > 0) applyGradient(layer, unit, error * activations[unit]);
  }
  applyGradient(layer, activations.length, error);
}

function updateHiddenLayer(layer: Layer, { inputs, values }: FeatureVector, gradients: Float64Array): void {
  for (let i = 0; i < inputs.length; i++) {
    const row = gradients.length * inputs[i];
    for (let unit = 0; unit < gradients.length; unit++) {
      if (gradients[unit] !== 0) applyGradient(layer, row + unit, gradients[unit] * values[i]);
    }
  }
}

function applyGradient({ weights, gradientSquares, learningRate }: Layer, index: number, gradient: number): void {
  gradientSquares[index] += gradient * gradient;
  weights[index] -= (learningRate * gradient) / Math.sqrt(gradientSquares[index]);
}
