import { percentText } from '../../i18n/percent-text.ts';
import { useGameTitle } from '../../state/games.ts';
import { type OwnMatch, useOwnMatches } from '../../state/own-matches.ts';
import type { ProfileTranslations } from './locales/index.ts';

/** What was played in this browser alone. The server does not know of it; nothing without any. */
export function BrowserRecord({ translations }: { readonly translations: ProfileTranslations }) {
  const played = (useOwnMatches() ?? []).filter(({ isLocal, outcome }) => isLocal && outcome !== null);
  if (played.length === 0) return null;
  return (
    <section class="profile-part" aria-labelledby="profile-browser">
      <h2 id="profile-browser">{translations.browser}</h2>
      <p class="quiet">{translations.browserAbout}</p>
      <ul class="profile-cards">
        {[...Map.groupBy(played, ({ game }) => game)].map(([game, matches]) => (
          <BrowserGameCard key={game} translations={translations} game={game} matches={matches} />
        ))}
      </ul>
    </section>
  );
}

interface BrowserGameCardProps {
  readonly translations: ProfileTranslations;
  readonly game: string;
  readonly matches: readonly OwnMatch[];
}

function BrowserGameCard({ translations, game, matches }: BrowserGameCardProps) {
  const titleOf = useGameTitle();
  const wins = matches.filter(({ outcome }) => outcome === 'won').length;
  return (
    <li class={`profile-card game-${game}`}>
      <h3>{titleOf(game)}</h3>
      <p class="quiet">{translations.matches(matches.length)}</p>
      <dl class="profile-figures">
        <dt>{translations.won}</dt>
        <dd>{translations.shareOf(percentText(wins / matches.length), wins, matches.length)}</dd>
      </dl>
    </li>
  );
}
