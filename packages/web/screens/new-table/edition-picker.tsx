import { GAME_EDITORS } from '@safehouse/games/registry.web';
import { RadioGroup } from '../../components/radio-group.tsx';
import { t } from '../../i18n/translations.ts';
import { savedEditions } from '../../state/saved-editions.ts';

interface EditionPickerProps {
  readonly game: string;
  readonly value: string;
  onChange(key: string): void;
}

/** Our own box or one of the player's, for games that can be played with another. */
export function EditionPicker({ game, value, onChange }: EditionPickerProps) {
  const words = t().setup;
  const own = savedEditions.value.filter((edition) => edition.game === game && edition.isSound);
  if (!Object.hasOwn(GAME_EDITORS, game)) return null;
  return (
    <div>
      {own.length > 0 && (
        <RadioGroup
          name="edition"
          label={words.edition}
          value={value}
          options={[
            { value: '', label: words.ourEdition },
            ...own.map(({ key, title }) => ({ value: key, label: title })),
          ]}
          onChange={onChange}
        />
      )}
      <a class="text-button" href="/editions">
        {words.makeEdition}
      </a>
    </div>
  );
}
