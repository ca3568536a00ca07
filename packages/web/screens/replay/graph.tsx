import { moments } from './account.ts';
import type { Analysis } from './analysis.ts';
import type { Chances } from './chances.ts';
import type { Looking } from './looking.ts';
import { percent, sideNames } from './shares.ts';

const WIDTH = 600;
const HEIGHT = 180;
/** Moments that get a mark. */
const MARKED = 6;

type GraphProps = Looking & { readonly analysis: Analysis };

/** The chances of all sides as layers, one over the other, from the first move to the last. A press leads there. */
export function Graph({ analysis, showing, names, words }: GraphProps) {
  const { sides, start, steps, end } = analysis;
  const course: readonly Chances[] = [start, ...steps.map(({ chances }) => chances)].with(-1, end);
  const last = course.length - 1;
  const x = (at: number) => (last === 0 ? 0 : (WIDTH * at) / last);
  const now = course[Math.min(showing.at.value, last)];
  const called = sideNames(sides, names);
  const summary = called.map((name, side) => words.chances(name, percent(now[side]))).join(', ');
  const leap = ({ clientX, currentTarget }: { clientX: number; currentTarget: Element }) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    showing.jump(Math.round((last * (clientX - left)) / width));
  };
  return (
    <figure class="rp-graph">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider leads to every place by keyboard */}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.graph(summary)}
        onClick={leap}
      >
        {sides.map((seats, side) => (
          <path key={side} class={`rp-layer rp-seat-${seats[0]}`} d={layer(course, side, x)} />
        ))}
        {sides.length === 2 && <path class="rp-even" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />}
        {moments(analysis, MARKED).map(({ at, type }) => (
          <path key={`${at} ${type}`} class={`rp-moment is-${type}`} d={`M${x(at + 1)} 0V${HEIGHT}`} />
        ))}
        <path class="rp-now" d={`M${x(Math.min(showing.at.value, last))} 0V${HEIGHT}`} />
      </svg>
      <figcaption>
        {called.map((name, side) => (
          <span key={name} class={`rp-key rp-seat-${sides[side][0]}`}>
            <i aria-hidden="true" />
            {words.chances(name, percent(now[side]))}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** What a side has, between what the sides before it have and what they have together. The first lies at the bottom. */
function layer(course: readonly Chances[], side: number, x: (at: number) => number): string {
  const below = (chances: Chances, count: number) =>
    chances.slice(0, count).reduce((sum, share) => sum + share, 0);
  const point = (at: number, count: number) =>
    `${x(at).toFixed(1)} ${(HEIGHT * (1 - below(course[at], count))).toFixed(1)}`;
  const places = [...course.keys()];
  const upper = places.map((at) => point(at, side + 1));
  const lower = places.toReversed().map((at) => point(at, side));
  return `M${[...upper, ...lower].join('L')}Z`;
}
