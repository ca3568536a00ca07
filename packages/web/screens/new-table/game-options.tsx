import { optionsOfValue } from '@safehouse/ui';
import { RadioGroup } from '../../components/radio-group.tsx';
import type { LoadedGame } from '../../state/games.ts';
import { applicableChoices, chosenValue, type TableDraft } from './table-draft.ts';

interface GameOptionsProps extends Pick<LoadedGame, 'ui' | 'translations'> {
  /** `first`: only the most important option, which is listed first. */
  readonly part: 'first' | 'others';
  readonly players: number;
  readonly options: TableDraft['options'];
  onChange(options: TableDraft['options']): void;
}

export function GameOptions({ ui, translations, part, players, options, onChange }: GameOptionsProps) {
  const [first, ...others] = applicableChoices(ui, { players, options });
  const shown = part === 'others' ? others : first ? [first] : [];
  return shown.map((choice) => (
    <RadioGroup
      key={choice.option}
      name={choice.option}
      label={choice.label(translations)}
      value={chosenValue(choice, options)}
      options={choice.values.map((offered) => ({
        value: offered,
        label: offered.label(translations),
        about: offered.about(translations),
      }))}
      onChange={(offered) => onChange({ ...options, ...optionsOfValue(choice, offered) })}
    />
  ));
}
