import { GAME_CHARACTERS } from '@safehouse/games/registry.web';
import { CharacterFace } from '../../components/character-face.tsx';
import { levelName } from '../../i18n/translations.ts';
import { beatenLevelsOf } from '../../state/beaten-levels.ts';
import { useCharacters } from '../../state/characters.ts';
import { useGameTitle } from '../../state/games.ts';
import type { ProfileTranslations } from './locales/index.ts';

/** Whom the user has beaten in this browser. */
export function BeatenCharacters({ translations }: { readonly translations: ProfileTranslations }) {
  const games = Object.keys(GAME_CHARACTERS).filter((game) => beatenLevelsOf(game).length > 0);
  return (
    <section class="profile-part" aria-labelledby="profile-beaten">
      <h2 id="profile-beaten">{translations.beaten}</h2>
      <p class="quiet">{games.length === 0 ? translations.beatenNone : translations.beatenAbout}</p>
      <ul class="profile-cards">
        {games.map((game) => (
          <BeatenInGame key={game} game={game} />
        ))}
      </ul>
    </section>
  );
}

function BeatenInGame({ game }: { readonly game: string }) {
  const titleOf = useGameTitle();
  const cast = useCharacters(game);
  const beaten = cast?.characters.filter(({ level }) => beatenLevelsOf(game).includes(level)) ?? [];
  return (
    <li class={`profile-card game-${game}`}>
      <h3>{titleOf(game)}</h3>
      <ul class="beaten">
        {beaten.map((character) => (
          <li key={character.id}>
            <CharacterFace character={character} mood="worried" />
            <b>{character.name}</b>
            <span class="quiet">{levelName(character.level)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
