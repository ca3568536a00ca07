import type { WrittenMove } from '@safehouse/contract';
import { useState } from 'preact/hooks';
import { ActArea, ActButton } from './act.tsx';
import { type ChosenFields, type FieldValue, fieldOf, type MoveField } from './move-fields.ts';
import { useMoveFields } from './use-move-fields.ts';

export interface MovePickerProps<Move extends WrittenMove> {
  readonly legal: readonly Move[];
  /** In the order in which they are asked. */
  readonly fields: readonly MoveField<Move>[];
  /** Fields chosen elsewhere, for example a card in hand. */
  readonly start?: ChosenFields;
  readonly hinted: Move | null;
  question(field: MoveField<Move>, chosen: ChosenFields): string;
  valueText(field: MoveField<Move>, value: FieldValue): string;
  /** The label of the button that confirms a selection in a long list. */
  readonly confirm: string;
  /** The label of the button that starts again. */
  readonly again: string;
  onChoose(move: Move): void;
  /** Called when the user starts again, to clear what was chosen elsewhere. */
  onAgain?(): void;
}

/** More do not fit side by side on a phone. */
const MAX_BUTTONS = 4;

/** Asks for a legal move field by field, in the `act` area of a table. */
export function MovePicker<Move extends WrittenMove>(props: MovePickerProps<Move>) {
  const { hinted, again, onChoose, onAgain } = props;
  const { chosen, choice, answer, clear } = useMoveFields(props);
  if (choice?.type !== 'field') return null;
  const { field } = choice;
  const values = choice.answers.map(({ value }) => value);
  const take = (value: FieldValue) => {
    const next = answer(value);
    if (next?.type === 'move') onChoose(next.move);
  };
  const begin = () => {
    clear();
    onAgain?.();
  };
  const hintedValue = hinted && fieldOf(hinted, field);
  const question = props.question(field, chosen);
  return (
    <ActArea question={question}>
      <div class="act-buttons">
        {values.length > MAX_BUTTONS ? (
          <ValueSelect
            key={field}
            label={question}
            options={values.map((value) => props.valueText(field, value))}
            first={Math.max(0, values.indexOf(hintedValue ?? values[0]))}
            confirm={props.confirm}
            onConfirm={(i) => take(values[i])}
          />
        ) : (
          values.map((value) => (
            <ActButton
              key={String(value)}
              class="move-value"
              isHinted={hinted !== null && hintedValue === value}
              onPress={() => take(value)}
            >
              {props.valueText(field, value)}
            </ActButton>
          ))
        )}
        {Object.keys(chosen).length > 0 && <ActButton onPress={begin}>{again}</ActButton>}
      </div>
    </ActArea>
  );
}

interface ValueSelectProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly first: number;
  readonly confirm: string;
  onConfirm(index: number): void;
}

function ValueSelect({ label, options, first, confirm, onConfirm }: ValueSelectProps) {
  const [selected, setSelected] = useState(first);
  return (
    <>
      <select
        class="move-select"
        aria-label={label}
        value={selected}
        onChange={({ currentTarget }) => setSelected(Number(currentTarget.value))}
      >
        {options.map((text, i) => (
          <option key={i} value={i}>
            {text}
          </option>
        ))}
      </select>
      <ActButton variant="main" class="move-value" onPress={() => onConfirm(selected)}>
        {confirm}
      </ActButton>
    </>
  );
}
