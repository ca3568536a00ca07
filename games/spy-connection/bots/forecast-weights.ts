/** By feature (forecast-features.ts). Printed by training/train.ts with 300 matches, seed "fit-3". */
export const FORECAST_WEIGHTS: readonly number[] = [0.53, 0.75, 0.64, -0.4, -0.55, -0.84, 1.31, 0.1];
