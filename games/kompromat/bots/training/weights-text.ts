import { MISSIONS_PER_ROUND, SET_POINTS, TOKENS_TO_LOSE } from '../../data/constants.ts';
import { ITEM_OFFSET, SET_OFFSET, SET_PAIRS, TOKEN_OFFSET, tokenFeatures } from './features.ts';

/** What a number of rounds left has taught, in points; scale: how much of a match a point decides. */
export interface FittedWeights {
  readonly scale: number;
  readonly tokenValues: readonly number[];
  readonly itemValues: readonly number[];
  readonly setPotential: readonly (readonly number[])[];
}

/** After the last round only what is scored counts; a ninth token is worse than any points can mend. */
export const FINAL_WEIGHTS: FittedWeights = {
  scale: 1,
  tokenValues: [0, 1, 2, 3, 4, 5, 6, 7, 8, -12],
  itemValues: Array.from({ length: SET_OFFSET - ITEM_OFFSET }, () => 0),
  setPotential: zeroSetPotential(),
};

/** From weights in chances to worths in points. */
export function toFittedWeights(weights: Float64Array): FittedWeights {
  const [scale] = weights;
  const points = (at: number) => weights[at] / scale;
  const token = Array.from({ length: TOKENS_TO_LOSE }, (_, tokens) =>
    tokenFeatures(tokens).reduce((sum, part, i) => sum + part * points(TOKEN_OFFSET + i), 0),
  );
  // Nobody is seen with nine: enough to be never wanted.
  token.push(Math.min(-2 / scale, token[TOKENS_TO_LOSE - 1] - 8));
  const ready = FINAL_WEIGHTS.itemValues.map((_, item) => Math.max(0, points(ITEM_OFFSET + item)));
  const hope = zeroSetPotential();
  SET_PAIRS.forEach(({ held, toCome }, i) => {
    hope[toCome][held] = points(SET_OFFSET + i);
  });
  return { scale, tokenValues: token, itemValues: ready, setPotential: hope };
}

function zeroSetPotential(): number[][] {
  return Array.from({ length: MISSIONS_PER_ROUND }, () => SET_POINTS.map(() => 0));
}

/** The lists of a weights file, by rounds left. */
export function formatWeights(lessons: readonly FittedWeights[]): string {
  const list = (head: string, part: (lesson: FittedWeights) => NestedNumbers, parts: number) =>
    `${head} = ${JSON.stringify(roundAll(lessons.map(part), parts))};`;
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

/** The sum makes 0 of -0. */
function roundAll(numbers: NestedNumbers, parts: number): NestedNumbers {
  return typeof numbers === 'number'
    ? Math.round(parts * numbers) / parts + 0
    : numbers.map((number) => roundAll(number, parts));
}
