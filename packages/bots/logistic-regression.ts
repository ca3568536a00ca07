import { meanCrossEntropy, sigmoid } from './probability.ts';

export interface TrainingSample {
  readonly features: Float64Array;
  /** 0, 1, or between for a draw. */
  readonly target: number;
}

const NEWTON_STEPS = 12;
/** L2 regularization of every weight but the first: some features are rare. */
const RIDGE_PENALTY = 4;
/** Keeps the matrix invertible. */
const STABILITY_EPSILON = 1e-3;

/** Logistic regression by Newton's method. */
export function fitLogisticRegression(samples: readonly TrainingSample[], featureCount: number): Float64Array {
  const weights = new Float64Array(featureCount);
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const change = solveLinearSystem(newtonSystem(samples, weights));
    for (let i = 0; i < featureCount; i++) weights[i] += change[i];
  }
  return weights;
}

export function logisticLoss(weights: Float64Array, samples: readonly TrainingSample[]): number {
  return meanCrossEntropy(samples, ({ features }) => predict(features, weights));
}

function predict(features: Float64Array, weights: Float64Array): number {
  let logOdds = 0;
  for (let i = 0; i < weights.length; i++) logOdds += weights[i] * features[i];
  return sigmoid(logOdds);
}

/** The rows of the Hessian, each with the gradient as its last number. */
function newtonSystem(samples: readonly TrainingSample[], weights: Float64Array): Float64Array[] {
  const size = weights.length;
  const rows = Array.from(weights, (weight, i) => {
    const row = new Float64Array(size + 1);
    row[i] = i === 0 ? STABILITY_EPSILON : RIDGE_PENALTY;
    row[size] = i === 0 ? 0 : -RIDGE_PENALTY * weight;
    return row;
  });
  for (const { features, target } of samples) {
    const predicted = predict(features, weights);
    const curvature = predicted * (1 - predicted);
    for (let i = 0; i < size; i++) {
      if (features[i] === 0) continue;
      rows[i][size] += (target - predicted) * features[i];
      for (let j = 0; j < size; j++) rows[i][j] += curvature * features[i] * features[j];
    }
  }
  return rows;
}

/** Gaussian elimination; the matrix is positive definite, so that no pivoting is needed. */
function solveLinearSystem(rows: readonly Float64Array[]): number[] {
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < size; k++) {
      const factor = rows[k][i] / rows[i][i];
      if (k === i || factor === 0) continue;
      for (let j = i; j <= size; j++) rows[k][j] -= factor * rows[i][j];
    }
  }
  return rows.map((row, i) => row[size] / row[i]);
}
