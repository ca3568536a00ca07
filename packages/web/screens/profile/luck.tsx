import { useTitle } from '../../state/games.ts';
import { HERE, type MeanLuck, meanLuck } from '../../state/luck.ts';
import { lang } from '../../state/words.ts';
import type { ProfileWords } from './words/index.ts';

interface LuckProps {
  readonly words: ProfileWords;
  readonly user: string;
}

/** How kind the cards were, as far as the analysis has told: it runs in this browser, and so does this memory. */
export function Luck({ words, user }: LuckProps) {
  const games = meanLuck([user, HERE]);
  return (
    <section class="profile-part" aria-labelledby="profile-luck">
      <h2 id="profile-luck">{words.luck}</h2>
      <p class="quiet">{games.length === 0 ? words.luckNone : words.luckAbout}</p>
      <ul class="profile-cards">
        {games.map((one) => (
          <LuckCard key={one.game} words={words} {...one} />
        ))}
      </ul>
    </section>
  );
}

function LuckCard({ words, game, mean, matches }: MeanLuck & { readonly words: ProfileWords }) {
  const titleOf = useTitle();
  const percent = new Intl.NumberFormat(lang(), {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  return (
    <li class={`profile-card game-${game}`}>
      <h3>{titleOf(game)}</h3>
      <p class="profile-rating">{percent.format(mean)}</p>
      <p class="quiet">{words.luckOver(matches)}</p>
    </li>
  );
}
