import { GAVE_UP, type ScoreShown } from '@safehouse/protocol';
import { number } from '@safehouse/ui';
import { lang } from '../../state/words.ts';
import { type Bin, binsOf } from './bins.ts';
import { signed } from './figures.ts';
import type { DailyWords } from './words/index.ts';

interface HistogramProps {
  readonly words: DailyWords;
  readonly scores: readonly ScoreShown[];
  readonly own: number | null;
}

const BAR = 26;
const HEIGHT = 120;
const FOOT = 22;
const HEAD = 20;

/** How all who have played came out: a bar for each score, the own one marked. */
export function Histogram({ words, scores, own }: HistogramProps) {
  const bins = binsOf(scores);
  if (bins.length === 0) return null;
  const tallest = Math.max(...bins.map(({ count }) => count));
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  const label = words.histogram(signed(bins[0].least), signed(bins[bins.length - 1].most), all);
  const gone = scores.find(({ score }) => score === GAVE_UP)?.count ?? 0;
  const width = Math.max(8, bins.length) * BAR;
  const start = (width - bins.length * BAR) / 2;
  return (
    <figure class="daily-histogram">
      <svg viewBox={`0 0 ${width} ${HEAD + HEIGHT + FOOT}`} role="img" aria-label={label}>
        {bins.map((bin, i) => (
          <Bar
            key={bin.least}
            words={words}
            bin={bin}
            x={start + i * BAR}
            height={(HEIGHT * bin.count) / tallest}
            isOwn={own !== null && bin.least <= own && own <= bin.most}
          />
        ))}
        <path class="daily-floor" d={`M${start} ${HEAD + HEIGHT}H${start + bins.length * BAR}`} />
      </svg>
      <figcaption class="quiet">
        {label}. {gone > 0 && words.gaveUpToo(gone)}
      </figcaption>
    </figure>
  );
}

interface BarProps {
  readonly words: DailyWords;
  readonly bin: Bin;
  readonly x: number;
  readonly height: number;
  readonly isOwn: boolean;
}

function Bar({ words, bin, x, height, isOwn }: BarProps) {
  const middle = x + BAR / 2;
  const top = HEAD + HEIGHT - height;
  const kind = bin.most < 0 ? 'is-lost' : bin.least > 0 ? 'is-won' : 'is-drawn';
  return (
    <g class={`daily-bar ${kind}${isOwn ? ' is-own' : ''}`}>
      <rect x={x + 3} y={top} width={BAR - 6} height={height} rx="2" />
      {bin.count > 0 && (
        <text class="daily-count" x={middle} y={top - 5}>
          {isOwn ? words.you : number(lang(), bin.count)}
        </text>
      )}
      <text class="daily-edge" x={middle} y={HEAD + HEIGHT + 15}>
        {signed(bin.least > 0 ? bin.least : bin.most)}
      </text>
    </g>
  );
}
