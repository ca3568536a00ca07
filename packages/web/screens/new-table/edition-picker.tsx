import { GAME_EDITORS } from '@safehouse/games/registry.web';
import { RadioGroup } from '../../components/radio-group.tsx';
import { t } from '../../i18n/translations.ts';
import { savedEditions } from '../../state/saved-editions.ts';

interface EditionPickerProps {
  readonly game: string;
  readonly value: string;
  onChange(key: string): void;
}

/** Offers the built-in edition and the user's own ones. */
export function EditionPicker({ game, value, onChange }: EditionPickerProps) {
  const translations = t().setup;
  const editions = savedEditions.value.filter((edition) => edition.game === game && edition.isSound);
  if (!Object.hasOwn(GAME_EDITORS, game)) return null;
  return (
    <div>
      {editions.length > 0 && (
        <RadioGroup
          name="edition"
          label={translations.edition}
          value={value}
          options={[
            { value: '', label: translations.ourEdition },
            ...editions.map(({ key, title }) => ({ value: key, label: title })),
          ]}
          onChange={onChange}
        />
      )}
      <a class="text-button" href="/editions">
        {translations.makeEdition}
      </a>
    </div>
  );
}
