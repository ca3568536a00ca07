import type { TrainingSample } from './self-play.ts';

const NEWTON_STEPS = 12;
/** Pulls every weight but that of the points towards 0: some positions are rare. */
const RIDGE_PENALTY = 4;
/** Keeps the matrix from being singular. */
const STABILITY_EPSILON = 1e-3;

/** Logistic regression by Newton's method. */
export function fitLogisticRegression(samples: readonly TrainingSample[], features: number): Float64Array {
  const weights = new Float64Array(features);
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const move = solveLinearSystem(newtonSystem(samples, weights));
    for (let i = 0; i < features; i++) weights[i] += move[i];
  }
  return weights;
}

/** How far weights are from the targets on average: the cross entropy. */
export function crossEntropy(samples: readonly TrainingSample[], weights: Float64Array): number {
  let sum = 0;
  for (const { features, target } of samples) {
    const likely = predict(features, weights);
    sum -= target * Math.log(likely) + (1 - target) * Math.log(1 - likely);
  }
  return sum / samples.length;
}

function predict(features: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i] * features[i];
  return 1 / (1 + Math.exp(-sum));
}

/** The curvature by rows, each with the slope as its last number. */
function newtonSystem(samples: readonly TrainingSample[], weights: Float64Array): Float64Array[] {
  const size = weights.length;
  const rows = Array.from(weights, (weight, i) => {
    const row = new Float64Array(size + 1);
    row[i] = i === 0 ? STABILITY_EPSILON : RIDGE_PENALTY;
    row[size] = i === 0 ? 0 : -RIDGE_PENALTY * weight;
    return row;
  });
  for (const { features, target } of samples) {
    const likely = predict(features, weights);
    const curvature = likely * (1 - likely);
    for (let i = 0; i < size; i++) {
      if (features[i] === 0) continue;
      rows[i][size] += (target - likely) * features[i];
      for (let j = 0; j < size; j++) rows[i][j] += curvature * features[i] * features[j];
    }
  }
  return rows;
}

/** By elimination; the matrix is symmetric and positive, so that no row need change its place. */
function solveLinearSystem(rows: readonly Float64Array[]): number[] {
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < size; k++) {
      const share = rows[k][i] / rows[i][i];
      if (k === i || share === 0) continue;
      for (let j = i; j <= size; j++) rows[k][j] -= share * rows[i][j];
    }
  }
  return rows.map((row, i) => row[size] / row[i]);
}
