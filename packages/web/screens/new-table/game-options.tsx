import { RadioGroup } from '../../components/radio-group.tsx';
import type { LoadedGame } from '../../state/games.ts';
import { applicableChoices, chosenValue, type TableDraft } from './table-draft.ts';

interface GameOptionsProps extends Pick<LoadedGame, 'ui' | 'translations'> {
  readonly players: number;
  readonly options: TableDraft['options'];
  onChange(options: TableDraft['options']): void;
}

export function GameOptions({ ui, translations, players, options, onChange }: GameOptionsProps) {
  return applicableChoices(ui, { players, options }).map((choice) => (
    <RadioGroup
      key={choice.option}
      name={choice.option}
      label={choice.label(translations)}
      value={chosenValue(choice, options)}
      options={choice.values.map(({ value, label, about }) => ({
        value,
        label: label(translations),
        about: about(translations),
      }))}
      onChange={(value) => onChange({ ...options, [choice.option]: value })}
    />
  ));
}
