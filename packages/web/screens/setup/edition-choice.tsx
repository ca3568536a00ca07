import { GAME_EDITORS } from '@safehouse/games/registry.web';
import { Choice } from '../../parts/choice.tsx';
import { editions } from '../../state/editions.ts';
import { house } from '../../state/words.ts';

interface EditionChoiceProps {
  readonly game: string;
  readonly value: string;
  choose(key: string): void;
}

/** Our own box or one of the player's, for games that can be played with another. */
export function EditionChoice({ game, value, choose }: EditionChoiceProps) {
  const words = house().setup;
  const own = editions.value.filter((edition) => edition.game === game && edition.isSound);
  if (!Object.hasOwn(GAME_EDITORS, game)) return null;
  return (
    <div>
      {own.length > 0 && (
        <Choice
          name="edition"
          label={words.edition}
          value={value}
          options={[
            { value: '', label: words.ourEdition },
            ...own.map(({ key, title }) => ({ value: key, label: title })),
          ]}
          choose={choose}
        />
      )}
      <a class="text-button" href="/editions">
        {words.makeEdition}
      </a>
    </div>
  );
}
