import { MISSIONS_PER_ROUND, SET_POINTS, TOKENS_TO_LOSE } from '../../data/constants.ts';
import { ITEM_OFFSET, SET_OFFSET, SET_PAIRS, TOKEN_OFFSET, tokenFeatures } from './features.ts';

/** For one number of rounds left, in points; `scale` is the log-odds of a win per point. */
export interface FittedWeights {
  readonly scale: number;
  readonly tokenValues: readonly number[];
  readonly itemValues: readonly number[];
  readonly setPotential: readonly (readonly number[])[];
}

/** After the last round only the score counts. Nine tokens lose regardless of points. */
export const FINAL_WEIGHTS: FittedWeights = {
  scale: 1,
  tokenValues: [0, 1, 2, 3, 4, 5, 6, 7, 8, -12],
  itemValues: Array.from({ length: SET_OFFSET - ITEM_OFFSET }, () => 0),
  setPotential: zeroSetPotential(),
};

/** Converts weights in log-odds to values in points. */
export function toFittedWeights(weights: Float64Array): FittedWeights {
  const [scale] = weights;
  const points = (index: number) => weights[index] / scale;
  const tokenValues = Array.from({ length: TOKENS_TO_LOSE }, (_, tokens) =>
    tokenFeatures(tokens).reduce((sum, feature, i) => sum + feature * points(TOKEN_OFFSET + i), 0),
  );
  // No sample has nine tokens, so the value is set low enough never to be chosen.
  tokenValues.push(Math.min(-2 / scale, tokenValues[TOKENS_TO_LOSE - 1] - 8));
  const itemValues = FINAL_WEIGHTS.itemValues.map((_, item) => Math.max(0, points(ITEM_OFFSET + item)));
  const setPotential = zeroSetPotential();
  SET_PAIRS.forEach(({ held, toCome }, i) => {
    setPotential[toCome][held] = points(SET_OFFSET + i);
  });
  return { scale, tokenValues, itemValues, setPotential };
}

function zeroSetPotential(): number[][] {
  return Array.from({ length: MISSIONS_PER_ROUND }, () => SET_POINTS.map(() => 0));
}

/** The lists of a weights file, by rounds left. */
export function formatWeights(fitted: readonly FittedWeights[]): string {
  const list = (head: string, select: (weights: FittedWeights) => NestedNumbers, precision: number) =>
    `${head} = ${JSON.stringify(roundAll(fitted.map(select), precision))};`;
  return [
    list('export const WIN_SCALE: readonly number[]', ({ scale }) => scale, 1000),
    list('export const TOKEN_VALUES: readonly (readonly number[])[]', ({ tokenValues }) => tokenValues, 100),
    list('const READY_ITEM_VALUES: readonly (readonly number[])[]', ({ itemValues }) => itemValues, 100),
    list(
      'export const SET_POTENTIAL: readonly (readonly (readonly number[])[])[]',
      ({ setPotential }) => setPotential,
      100,
    ),
  ].join('\n\n');
}

type NestedNumbers = number | readonly NestedNumbers[];

/** To multiples of 1 / precision; + 0 turns -0 into 0. */
function roundAll(numbers: NestedNumbers, precision: number): NestedNumbers {
  return typeof numbers === 'number'
    ? Math.round(precision * numbers) / precision + 0
    : numbers.map((number) => roundAll(number, precision));
}
