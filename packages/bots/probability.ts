import type { Random } from '@safehouse/contract';

/** The logistic function: from log-odds to a probability. */
export function sigmoid(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** The weights scaled to a sum of 1; weights that are all 0 stay so. */
export function normalize(weights: Float64Array): Float64Array {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return sum === 0 ? weights : weights.map((weight) => weight / sum);
}

/** Keeps logarithms finite. */
const LOG_EPSILON = 1e-9;

/** The loss of a model that predicts a win: how far its predictions are from the targets on average. */
export function meanCrossEntropy<Sample extends { readonly target: number }>(
  samples: readonly Sample[],
  predict: (sample: Sample) => number,
): number {
  let sum = 0;
  for (const sample of samples) {
    const predicted = predict(sample);
    const ifWon = Math.log(predicted + LOG_EPSILON);
    const ifLost = Math.log(1 - predicted + LOG_EPSILON);
    sum -= sample.target * ifWon + (1 - sample.target) * ifLost;
  }
  return sum / samples.length;
}

const UNIFORM_SAMPLES = 3;

/** Roughly normal with a standard deviation of 1, between -3 and 3: three uniform values of this resolution added up. */
export function approximateNormal(random: Random, resolution: number): number {
  let sum = 0;
  for (let i = 0; i < UNIFORM_SAMPLES; i++) sum += (2 * random.below(resolution)) / resolution - 1;
  return sum;
}
