import { currentLang } from '../../i18n/translations.ts';
import { useGameCovers } from '../../state/games.ts';
import './rules-shelf.css';

/** All games with their covers, to choose one. */
export function RulesShelf() {
  const covers = useGameCovers();
  return (
    <ul class="rules-shelf">
      {covers.map(({ id, title, invitation, textLang, Art }) => (
        <li key={id}>
          <a class={`rules-game game-${id}`} href={`/rules/${id}`}>
            <div class="box-art">
              <Art />
            </div>
            <div class="rules-game-words">
              <h2>{title}</h2>
              <p lang={textLang ?? currentLang()}>{invitation}</p>
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}
