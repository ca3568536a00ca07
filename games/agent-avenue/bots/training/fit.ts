import type { Random } from '@safehouse/contract';
import type { Estimate } from '../estimate.ts';
import type { Sample, Sight } from './sample.ts';

export interface Practice {
  /** How often each sample is looked at, on average. */
  readonly passes: number;
  readonly rate: number;
  readonly random: Random;
}

/** Weights with the squares of all their slopes so far: AdaGrad, where a weight moved often moves less. */
interface Layer {
  readonly weights: Float64Array;
  readonly squares: Float64Array;
  readonly rate: number;
}

/** More than 0, lest the first slope divide by nothing. */
const FIRST_SQUARE = 1e-4;

/** Changes the weights of an estimate so that it comes closer to the targets. */
export function fit(net: Estimate, samples: readonly Sample[], { passes, rate, random }: Practice): void {
  const first = layer(net.first, rate);
  const second = layer(net.second, rate);
  const felt = new Float64Array(net.hidden);
  for (let left = passes * samples.length; left > 0; left--) {
    const sample = samples[random.below(samples.length)];
    const error = predicted(net, sample, felt) - sample.target;
    const slopes = felt.map((x, unit) => (x > 0 ? error * net.second[unit] : 0));
    learnSecond(second, felt, error);
    learnFirst(first, sample, slopes);
  }
}

/** How far an estimate is from the targets on average: the cross entropy. */
export function loss(net: Estimate, samples: readonly Sample[]): number {
  const felt = new Float64Array(net.hidden);
  const sum = samples.reduce((sum, sample) => sum + surprise(predicted(net, sample, felt), sample.target), 0);
  return sum / samples.length;
}

/** Keeps the logarithm of a likelihood finite. */
const TINY = 1e-9;

function surprise(likely: number, target: number): number {
  return -(target * Math.log(likely + TINY) + (1 - target) * Math.log(1 - likely + TINY));
}

const layer = (weights: Float64Array, rate: number): Layer => ({
  weights,
  squares: new Float64Array(weights.length).fill(FIRST_SQUARE),
  rate,
});

/** The likelihood of a win; what the hidden units feel is left in `felt`. */
function predicted({ hidden, first, second }: Estimate, sight: Sight, felt: Float64Array): number {
  const { inputs, amounts } = sight;
  felt.fill(0);
  for (let i = 0; i < inputs.length; i++) {
    const row = hidden * inputs[i];
    for (let unit = 0; unit < hidden; unit++) felt[unit] += amounts[i] * first[row + unit];
  }
  let sum = second[hidden];
  for (let unit = 0; unit < hidden; unit++) if (felt[unit] > 0) sum += felt[unit] * second[unit];
  return 1 / (1 + Math.exp(-sum));
}

function learnSecond(second: Layer, felt: Float64Array, error: number): void {
  for (let unit = 0; unit < felt.length; unit++) {
    if (felt[unit] > 0) move(second, unit, error * felt[unit]);
  }
  move(second, felt.length, error);
}

function learnFirst(first: Layer, { inputs, amounts }: Sight, slopes: Float64Array): void {
  for (let i = 0; i < inputs.length; i++) {
    const row = slopes.length * inputs[i];
    for (let unit = 0; unit < slopes.length; unit++) {
      if (slopes[unit] !== 0) move(first, row + unit, slopes[unit] * amounts[i]);
    }
  }
}

function move({ weights, squares, rate }: Layer, at: number, slope: number): void {
  squares[at] += slope * slope;
  weights[at] -= (rate * slope) / Math.sqrt(squares[at]);
}
