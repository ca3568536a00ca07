import { signedPointsText } from '../../i18n/percent-text.ts';
import { useGameTitle } from '../../state/games.ts';
import { LOCAL_PLAYER, type MeanLuck, meanLuckByGame } from '../../state/luck-history.ts';
import type { ProfileTranslations } from './locales/index.ts';

interface LuckSummaryProps {
  readonly translations: ProfileTranslations;
  readonly user: string;
}

/** The average luck in matches that were analysed in this browser. */
export function LuckSummary({ translations, user }: LuckSummaryProps) {
  const games = meanLuckByGame([user, LOCAL_PLAYER]);
  return (
    <section class="profile-part" aria-labelledby="profile-luck">
      <h2 id="profile-luck">{translations.luck}</h2>
      <p class="quiet">{games.length === 0 ? translations.luckNone : translations.luckAbout}</p>
      <ul class="profile-cards">
        {games.map((luck) => (
          <LuckCard key={luck.game} translations={translations} {...luck} />
        ))}
      </ul>
    </section>
  );
}

function LuckCard({ translations, game, mean, matches }: MeanLuck & { readonly translations: ProfileTranslations }) {
  const titleOf = useGameTitle();
  return (
    <li class={`profile-card game-${game}`}>
      <h3>{titleOf(game)}</h3>
      <p class="profile-rating">{signedPointsText(mean)}</p>
      <p class="quiet">{translations.luckOver(matches)}</p>
    </li>
  );
}
