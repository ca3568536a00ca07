import type { WrittenMove } from '@safehouse/contract';
import { useEffect, useState } from 'preact/hooks';
import { type ChosenFields, type FieldValue, nextMoveChoice } from './move-fields.ts';

export interface MovePickerProps<Move extends WrittenMove> {
  readonly legal: readonly Move[];
  /** In the order in which they are asked for. */
  readonly fields: readonly (keyof Move & string)[];
  /** Chosen elsewhere, for example a card in hand. */
  readonly start?: ChosenFields;
  readonly hinted: Move | null;
  question(field: string, chosen: ChosenFields): string;
  valueText(field: string, value: FieldValue): string;
  /** On the button that takes what is selected from a long list. */
  readonly confirm: string;
  /** On the button that begins again. */
  readonly again: string;
  onChoose(move: Move): void;
  /** Begins again where the start was chosen elsewhere. */
  onAgain?(): void;
}

/** More do not fit beside each other on a phone. */
const MAX_BUTTONS = 4;

/** Asks for a move field by field, from the legal moves; for the `act` area of a table. */
export function MovePicker<Move extends WrittenMove>(props: MovePickerProps<Move>) {
  const { legal, fields, start = {}, hinted, again, onChoose, onAgain } = props;
  const [answers, setAnswers] = useState<ChosenFields>({});
  useEffect(() => setAnswers({}), [JSON.stringify([legal, start])]);
  const chosen = { ...start, ...answers };
  const choice = nextMoveChoice(legal, fields, chosen);
  if (choice?.type !== 'field') return null;
  const answer = (value: FieldValue) => {
    const next = { ...chosen, [choice.field]: value };
    const following = nextMoveChoice(legal, fields, next);
    if (following?.type === 'move') onChoose(following.move);
    else setAnswers({ ...answers, [choice.field]: value });
  };
  const begin = () => {
    setAnswers({});
    onAgain?.();
  };
  const hintedValue = hinted && (hinted as unknown as ChosenFields)[choice.field];
  return (
    <div class="act">
      <p class="act-question" role="status">
        {props.question(choice.field, chosen)}
      </p>
      <div class="act-buttons">
        {choice.values.length > MAX_BUTTONS ? (
          <ValueSelect
            key={choice.field}
            label={props.question(choice.field, chosen)}
            options={choice.values.map((value) => props.valueText(choice.field, value))}
            first={Math.max(0, choice.values.indexOf(hintedValue ?? choice.values[0]))}
            confirm={props.confirm}
            onConfirm={(i) => answer(choice.values[i])}
          />
        ) : (
          choice.values.map((value) => (
            <button
              key={String(value)}
              type="button"
              class={`act-button move-value${hintedValue === value ? ' is-hinted' : ''}`}
              onClick={() => answer(value)}
            >
              {props.valueText(choice.field, value)}
            </button>
          ))
        )}
        {Object.keys(chosen).length > 0 && (
          <button type="button" class="act-button" onClick={begin}>
            {again}
          </button>
        )}
      </div>
    </div>
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
      <button type="button" class="act-button is-main move-value" onClick={() => onConfirm(selected)}>
        {confirm}
      </button>
    </>
  );
}
