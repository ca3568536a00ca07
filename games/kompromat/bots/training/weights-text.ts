import { ROW, SET_POINTS, TOKENS_TO_LOSE } from '../../data/numbers.ts';
import { HOPES, HOPES_AT, ITEMS_AT, TOKENS_AT, tokenShape } from './features.ts';

/** What a number of rounds left has taught, in points; scale: how much of a match a point decides. */
export interface Lesson {
  readonly scale: number;
  readonly token: readonly number[];
  readonly ready: readonly number[];
  readonly hope: readonly (readonly number[])[];
}

/** After the last round only what is scored counts; a ninth token is worse than any points can mend. */
export const AFTERWARDS: Lesson = {
  scale: 1,
  token: [0, 1, 2, 3, 4, 5, 6, 7, 8, -12],
  ready: Array.from({ length: HOPES_AT - ITEMS_AT }, () => 0),
  hope: noHope(),
};

/** From weights in chances to worths in points. */
export function lessonOf(weights: Float64Array): Lesson {
  const [scale] = weights;
  const points = (at: number) => weights[at] / scale;
  const token = Array.from({ length: TOKENS_TO_LOSE }, (_, tokens) =>
    tokenShape(tokens).reduce((sum, part, i) => sum + part * points(TOKENS_AT + i), 0),
  );
  // Nobody is seen with nine: enough to be never wanted.
  token.push(Math.min(-2 / scale, token[TOKENS_TO_LOSE - 1] - 8));
  const ready = AFTERWARDS.ready.map((_, item) => Math.max(0, points(ITEMS_AT + item)));
  const hope = noHope();
  HOPES.forEach(({ held, toCome }, i) => {
    hope[toCome][held] = points(HOPES_AT + i);
  });
  return { scale, token, ready, hope };
}

function noHope(): number[][] {
  return Array.from({ length: ROW }, () => SET_POINTS.map(() => 0));
}

/** The lists of a weights file, by rounds left. */
export function weightsText(lessons: readonly Lesson[]): string {
  const list = (head: string, part: (lesson: Lesson) => Numbers, parts: number) =>
    `${head} = ${JSON.stringify(rounded(lessons.map(part), parts))};`;
  return [
    list('export const SCALE: readonly number[]', ({ scale }) => scale, 1000),
    list('export const TOKEN: readonly (readonly number[])[]', ({ token }) => token, 100),
    list('const READY: readonly (readonly number[])[]', ({ ready }) => ready, 100),
    list('export const HOPE: readonly (readonly (readonly number[])[])[]', ({ hope }) => hope, 100),
  ].join('\n\n');
}

type Numbers = number | readonly Numbers[];

/** The sum makes 0 of -0. */
function rounded(numbers: Numbers, parts: number): Numbers {
  return typeof numbers === 'number'
    ? Math.round(parts * numbers) / parts + 0
    : numbers.map((number) => rounded(number, parts));
}
