import { FORFEIT_SCORE, type ScoreCount } from '@safehouse/protocol';
import { formatNumber } from '@safehouse/ui';
import { currentLang } from '../../i18n/translations.ts';
import type { DailyTranslations } from './locales/index.ts';
import { signedNumber } from './number-text.ts';
import { type ScoreBin, scoreBins } from './score-distribution.ts';

interface HistogramProps {
  readonly translations: DailyTranslations;
  readonly scores: readonly ScoreCount[];
  readonly ownScore: number | null;
}

const BAR_WIDTH = 26;
const PLOT_HEIGHT = 120;
const FOOTER_HEIGHT = 22;
const HEADER_HEIGHT = 20;

/** The scores of all players, with the user's bar marked. Renders nothing for fewer than two players. */
export function Histogram({ translations, scores, ownScore }: HistogramProps) {
  const bins = scoreBins(scores);
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  if (total < 2) return null;
  const tallest = Math.max(...bins.map(({ count }) => count));
  const label = translations.histogram(signedNumber(bins[0].least), signedNumber(bins[bins.length - 1].most), total);
  const gone = scores.find(({ score }) => score === FORFEIT_SCORE)?.count ?? 0;
  const width = Math.max(8, bins.length) * BAR_WIDTH;
  const start = (width - bins.length * BAR_WIDTH) / 2;
  return (
    <figure class="daily-histogram">
      <svg viewBox={`0 0 ${width} ${HEADER_HEIGHT + PLOT_HEIGHT + FOOTER_HEIGHT}`} role="img" aria-label={label}>
        {bins.map((bin, i) => (
          <Bar
            key={bin.least}
            translations={translations}
            bin={bin}
            x={start + i * BAR_WIDTH}
            height={(PLOT_HEIGHT * bin.count) / tallest}
            isOwn={ownScore !== null && bin.least <= ownScore && ownScore <= bin.most}
          />
        ))}
        <path class="daily-floor" d={`M${start} ${HEADER_HEIGHT + PLOT_HEIGHT}H${start + bins.length * BAR_WIDTH}`} />
      </svg>
      <figcaption class="quiet">
        {label}. {gone > 0 && translations.gaveUpToo(gone)}
      </figcaption>
    </figure>
  );
}

interface BarProps {
  readonly translations: DailyTranslations;
  readonly bin: ScoreBin;
  readonly x: number;
  readonly height: number;
  readonly isOwn: boolean;
}

function Bar({ translations, bin, x, height, isOwn }: BarProps) {
  const middle = x + BAR_WIDTH / 2;
  const top = HEADER_HEIGHT + PLOT_HEIGHT - height;
  const kind = bin.most < 0 ? 'is-lost' : bin.least > 0 ? 'is-won' : 'is-drawn';
  return (
    <g class={`daily-bar ${kind}${isOwn ? ' is-own' : ''}`}>
      <rect x={x + 3} y={top} width={BAR_WIDTH - 6} height={height} rx="2" />
      {bin.count > 0 && (
        <text class="daily-count" x={middle} y={top - 5}>
          {isOwn ? translations.you : formatNumber(currentLang(), bin.count)}
        </text>
      )}
      <text class="daily-edge" x={middle} y={HEADER_HEIGHT + PLOT_HEIGHT + 15}>
        {signedNumber(bin.least > 0 ? bin.least : bin.most)}
      </text>
    </g>
  );
}
