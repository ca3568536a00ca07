import { percentText } from '../../../i18n/percent-text.ts';
import { addressedSeat, type ReplayContext } from '../replay-context.ts';
import type { Analysis } from './analysis.ts';
import { turningPoints } from './result-breakdown.ts';
import { sideNames } from './side-names.ts';
import type { WinProbabilities } from './win-probability.ts';

const WIDTH = 600;
const HEIGHT = 180;
const MAX_MARKS = 6;

type WinGraphProps = ReplayContext & { readonly analysis: Analysis };

/** Stacked areas of all sides' win probabilities by move. A click jumps to the move. */
export function WinGraph({ analysis, ...context }: WinGraphProps) {
  const { playback, playerNames, translations } = context;
  const { sides, start, moves, end } = analysis;
  const course: readonly WinProbabilities[] = [start, ...moves.map(({ winProbabilities }) => winProbabilities)].with(
    -1,
    end,
  );
  const last = course.length - 1;
  const x = (at: number) => (last === 0 ? 0 : (WIDTH * at) / last);
  const now = course[Math.min(playback.position.value, last)];
  const called = sideNames(sides, { playerNames, seat: addressedSeat(context) });
  const summary = called.map((name, side) => translations.chances(name, percentText(now[side]))).join(', ');
  const leap = ({ clientX, currentTarget }: { clientX: number; currentTarget: Element }) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    playback.jumpTo(Math.round((last * (clientX - left)) / width));
  };
  return (
    <figure class="rp-graph">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider reaches every position by keyboard */}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={translations.graph(summary)}
        onClick={leap}
      >
        {sides.map((seats, side) => (
          <path key={side} class={`rp-layer rp-seat-${seats[0]}`} d={areaPath(course, side, x)} />
        ))}
        {sides.length === 2 && <path class="rp-even" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />}
        {turningPoints(analysis, MAX_MARKS).map(({ moveIndex, type }) => (
          <path key={`${moveIndex} ${type}`} class={`rp-moment is-${type}`} d={`M${x(moveIndex + 1)} 0V${HEIGHT}`} />
        ))}
        <path class="rp-now" d={`M${x(Math.min(playback.position.value, last))} 0V${HEIGHT}`} />
      </svg>
      <figcaption>
        {called.map((name, side) => (
          <span key={side} class={`rp-key rp-seat-${sides[side][0]}`}>
            <i aria-hidden="true" />
            {translations.chances(name, percentText(now[side]))}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** The area of one side, above the sides before it. */
function areaPath(course: readonly WinProbabilities[], side: number, x: (at: number) => number): string {
  const below = (chances: WinProbabilities, count: number) =>
    chances.slice(0, count).reduce((sum, share) => sum + share, 0);
  const point = (at: number, count: number) =>
    `${x(at).toFixed(1)} ${(HEIGHT * (1 - below(course[at], count))).toFixed(1)}`;
  const places = [...course.keys()];
  const upper = places.map((at) => point(at, side + 1));
  const lower = places.toReversed().map((at) => point(at, side));
  return `M${[...upper, ...lower].join('L')}Z`;
}
