interface SelectOption<T> {
  readonly value: T;
  readonly label: string;
}

interface SelectFieldProps<T> {
  /** Default `field`. */
  readonly class?: string;
  readonly label: string;
  readonly value: T | null;
  readonly options: readonly SelectOption<T>[];
  onChange(value: T): void;
}

/** A labelled list from which one option is selected. */
export function SelectField<T extends string | number>(props: SelectFieldProps<T>) {
  const { label, value, options, onChange } = props;
  return (
    <label class={props.class ?? 'field'}>
      <span>{label}</span>
      <select
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(options[currentTarget.selectedIndex].value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
