import type { PersonPage, RatingStep } from '@safehouse/protocol';
import { number } from '@safehouse/ui';
import { useTitle } from '../../state/games.ts';
import { lang } from '../../state/words.ts';
import { lineThrough } from './line.ts';
import { useModeName } from './mode-name.ts';
import type { ProfileWords } from './words/index.ts';

type Rating = PersonPage['ratings'][number];

interface RatingsProps {
  readonly words: ProfileWords;
  readonly ratings: readonly Rating[];
  readonly history?: readonly RatingStep[];
}

export function Ratings({ words, ratings, history = [] }: RatingsProps) {
  return (
    <section class="profile-part" aria-labelledby="profile-ratings">
      <h2 id="profile-ratings">{words.ratings}</h2>
      {ratings.length === 0 && <p class="quiet">{words.ratingsNone}</p>}
      <ul class="profile-cards">
        {ratings.map((rating) => (
          <RatingCard
            key={`${rating.game} ${rating.mode}`}
            words={words}
            rating={rating}
            steps={history.filter(({ game, mode }) => game === rating.game && mode === rating.mode)}
          />
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly words: ProfileWords;
  readonly rating: Rating;
  readonly steps: readonly RatingStep[];
}

function RatingCard({ words, rating, steps }: CardProps) {
  const titleOf = useTitle();
  const mode = useModeName(rating.game, rating.mode);
  const say = (value: number) => number(lang(), value);
  return (
    <li class={`profile-card game-${rating.game}`}>
      <h3>{titleOf(rating.game)}</h3>
      <p class="quiet">{mode}</p>
      <p>
        <b class="profile-rating">{say(rating.rating)}</b>{' '}
        <span class="quiet">
          ± {say(2 * rating.deviation)} · {words.matches(rating.matches)}
        </span>
      </p>
      {steps.length > 1 && (
        <RatingLine
          steps={steps}
          label={words.history(say(steps[0].rating), say(steps[steps.length - 1].rating), steps.length)}
        />
      )}
    </li>
  );
}

const WIDTH = 300;
const HEIGHT = 90;

/** The way of a rating, match by match. */
function RatingLine({ steps, label }: { readonly steps: readonly RatingStep[]; readonly label: string }) {
  const { path, last, least, most } = lineThrough(
    steps.map(({ rating }) => rating),
    { width: WIDTH, height: HEIGHT },
  );
  return (
    <figure class="profile-line">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <path class="profile-line-grid" d={`M0 8H${WIDTH}M0 ${HEIGHT - 8}H${WIDTH}`} />
        <path class="profile-line-way" d={path} />
        <circle class="profile-line-now" cx={last.x} cy={last.y} r="4.5" />
      </svg>
      <figcaption class="quiet">
        {number(lang(), least)} – {number(lang(), most)} · {label}
      </figcaption>
    </figure>
  );
}
