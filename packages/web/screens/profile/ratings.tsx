import type { PublicProfile, RatingPoint } from '@safehouse/protocol';
import { formatNumber } from '@safehouse/ui';
import { useModeName } from '../../components/mode-name.ts';
import { currentLang } from '../../i18n/translations.ts';
import { useGameTitle } from '../../state/games.ts';
import { lineChart } from './line-chart.ts';
import type { ProfileTranslations } from './locales/index.ts';

type Rating = PublicProfile['ratings'][number];

interface RatingsProps {
  readonly translations: ProfileTranslations;
  readonly ratings: readonly Rating[];
  readonly history?: readonly RatingPoint[];
}

export function Ratings({ translations, ratings, history = [] }: RatingsProps) {
  return (
    <section class="profile-part" aria-labelledby="profile-ratings">
      <h2 id="profile-ratings">{translations.ratings}</h2>
      {ratings.length === 0 && <p class="quiet">{translations.ratingsNone}</p>}
      <ul class="profile-cards">
        {ratings.map((rating) => (
          <RatingCard
            key={`${rating.game} ${rating.mode}`}
            translations={translations}
            rating={rating}
            steps={history.filter(({ game, mode }) => game === rating.game && mode === rating.mode)}
          />
        ))}
      </ul>
      <a href="/leaders">{translations.leaders}</a>
    </section>
  );
}

interface RatingCardProps {
  readonly translations: ProfileTranslations;
  readonly rating: Rating;
  readonly steps: readonly RatingPoint[];
}

function RatingCard({ translations, rating, steps }: RatingCardProps) {
  const titleOf = useGameTitle();
  const mode = useModeName(rating.game, rating.mode);
  const say = (value: number) => formatNumber(currentLang(), value);
  return (
    <li class={`profile-card game-${rating.game}`}>
      <h3>{titleOf(rating.game)}</h3>
      <p class="quiet">{mode}</p>
      <p>
        <b class="profile-rating">{say(rating.rating)}</b>{' '}
        <span class="quiet">
          ± {say(2 * rating.deviation)} · {translations.matches(rating.matches)}
        </span>
      </p>
      {steps.length > 1 && (
        <RatingChart
          steps={steps}
          label={translations.history(say(steps[0].rating), say(steps[steps.length - 1].rating), steps.length)}
        />
      )}
    </li>
  );
}

const CHART_WIDTH = 300;
const CHART_HEIGHT = 90;

function RatingChart({ steps, label }: { readonly steps: readonly RatingPoint[]; readonly label: string }) {
  const { path, last, least, most } = lineChart(
    steps.map(({ rating }) => rating),
    { width: CHART_WIDTH, height: CHART_HEIGHT },
  );
  return (
    <figure class="profile-line">
      <svg viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`} role="img" aria-label={label}>
        <path class="profile-line-grid" d={`M0 8H${CHART_WIDTH}M0 ${CHART_HEIGHT - 8}H${CHART_WIDTH}`} />
        <path class="profile-line-path" d={path} />
        <circle class="profile-line-now" cx={last.x} cy={last.y} r="4.5" />
      </svg>
      <figcaption class="quiet">
        {formatNumber(currentLang(), least)} – {formatNumber(currentLang(), most)} · {label}
      </figcaption>
    </figure>
  );
}
