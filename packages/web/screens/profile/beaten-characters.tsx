import { GAME_CHARACTERS } from '@safehouse/games/registry.web';
import type { BeatenBot } from '@safehouse/protocol';
import { formatDate } from '@safehouse/ui';
import { CharacterFace } from '../../components/character-face.tsx';
import { currentLang, levelName } from '../../i18n/translations.ts';
import { useCharacters } from '../../state/characters.ts';
import { useGameTitle } from '../../state/games.ts';
import type { ProfileTranslations } from './locales/index.ts';

interface BeatenCharactersProps {
  readonly translations: ProfileTranslations;
  readonly beaten: readonly BeatenBot[];
  /** A text about where these wins come from. */
  readonly about: string;
}

/** The bots that a user has beaten, with their faces. */
export function BeatenCharacters({ translations, beaten, about }: BeatenCharactersProps) {
  const byGame = Map.groupBy(beaten, ({ game }) => game);
  const games = Object.keys(GAME_CHARACTERS).filter((game) => byGame.has(game));
  return (
    <section class="profile-part" aria-labelledby="profile-beaten">
      <h2 id="profile-beaten">{translations.beaten}</h2>
      <p class="quiet">{about}</p>
      <ul class="profile-cards">
        {games.map((game) => (
          <BeatenInGame key={game} translations={translations} game={game} beaten={byGame.get(game) ?? []} />
        ))}
      </ul>
    </section>
  );
}

type BeatenInGameProps = Omit<BeatenCharactersProps, 'about'> & { readonly game: string };

function BeatenInGame({ translations, game, beaten }: BeatenInGameProps) {
  const titleOf = useGameTitle();
  const characters = useCharacters(game)?.characters ?? [];
  return (
    <li class={`profile-card game-${game}`}>
      <h3>{titleOf(game)}</h3>
      <ul class="beaten">
        {characters.map((character) => {
          const bot = beaten.find(({ level }) => level === character.level);
          if (!bot) return null;
          return (
            <li key={character.id}>
              <CharacterFace character={character} mood="worried" />
              <b>{character.name}</b>
              <span class="quiet">{levelName(character.level)}</span>
              {bot.wins > 0 && <span class="quiet beaten-wins">{winsText(translations, bot)}</span>}
            </li>
          );
        })}
      </ul>
    </li>
  );
}

function winsText({ beatenWins }: ProfileTranslations, { wins, firstAt }: BeatenBot): string {
  return beatenWins(wins, formatDate(currentLang(), firstAt, { dateStyle: 'medium' }));
}
