import { isItem, MISSION_IDS, missionCard } from '../data/missions.ts';

/** Fitted to self-play of the policy by training/train.ts. All lists are by rounds left. */

/** Log-odds of a win per point of lead. */
export const WIN_SCALE: readonly number[] = [1, 0.201, 0.158, 0.135, 0.118, 0.104];

/** By tokens: their value in points. The ninth loses. */
export const TOKEN_VALUES: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, -12],
  [0, 0.69, 1.27, 1.74, 2.1, 2.35, 2.5, 2.56, -1.03, -10.3],
  [0, 0.31, 0.5, 0.58, 0.54, 0.38, 0.11, -0.8, -5.51, -14.11],
  [0, 0.17, 0.22, 0.17, -0.01, -0.3, -0.7, -4.57, -8.51, -16.78],
  [0, 0.03, -0.11, -0.42, -0.89, -1.54, -2.35, -5.78, -9.7, -18.05],
  [0, -0.08, -0.3, -0.66, -1.16, -1.79, -2.58, -3.72, -5, -19.74],
];

/** By item: the value of a ready one beyond its point. */
const READY_ITEM_VALUES: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [1.68, 0.92, 0.02, 0.41, 0.37, 1.87, 0.3, 2.3, 0.65, 1.17],
  [2.21, 1.32, 0.03, 0.34, 0.28, 2.52, 0.12, 3.11, 0.85, 2.58],
  [2.63, 1.46, 0.08, 0.94, 0.19, 2.5, 0.47, 3.73, 1.2, 3.61],
  [2.63, 1.82, 0.13, 1.02, 0.48, 2.64, 0.94, 4.46, 1, 4.66],
  [2.78, 1.95, 0.21, 1.65, 0.43, 2.59, 0.11, 4.71, 0.97, 5.44],
];

export const FIRST_ITEM = missionCard('balaclava');

/** By mission card. */
export const ITEM_VALUES: readonly (readonly number[])[] = READY_ITEM_VALUES.map((values) =>
  MISSION_IDS.map((_, card) => (isItem(card) ? values[card - FIRST_ITEM] : 0)),
);

/** By codes (or documents) still to come, then held: the expected value in addition to their points. */
export const SET_POTENTIAL: readonly (readonly (readonly number[])[])[] = [
  [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
  [
    [0, 0, 0, 0],
    [-0.32, -0.98, 1.29, 0],
    [-0.66, 0.66, 0, 0],
    [0, 0, 0, 0],
  ],
  [
    [0, 0, 0, 0],
    [-0.53, -0.71, 1.24, 0],
    [-0.83, 0.83, 0, 0],
    [0, 0, 0, 0],
  ],
  [
    [0, 0, 0, 0],
    [-0.6, -0.58, 1.19, 0],
    [-0.88, 0.88, 0, 0],
    [0, 0, 0, 0],
  ],
  [
    [0, 0, 0, 0],
    [-0.57, -0.7, 1.27, 0],
    [-0.84, 0.84, 0, 0],
    [0, 0, 0, 0],
  ],
  [
    [0, 0, 0, 0],
    [-1.2, 0.29, 0.91, 0],
    [-0.92, 0.92, 0, 0],
    [0, 0, 0, 0],
  ],
];
