import type { ComponentChildren } from 'preact';

interface RadioOption<T> {
  readonly value: T;
  readonly label: string;
  readonly about?: string;
}

interface RadioGroupProps<T> {
  readonly name: string;
  readonly label: string;
  readonly value: T;
  readonly options: readonly RadioOption<T>[];
  onChange(value: T): void;
  readonly children?: ComponentChildren;
}

export function RadioGroup<T>({ name, label, value, options, onChange, children }: RadioGroupProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="choice-options">
        {options.map((option, i) => (
          <label key={option.label} class="choice-option">
            <input
              type="radio"
              name={name}
              value={i}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span class="choice-face">
              <span class="choice-label">{option.label}</span>
              {option.about && <span class="choice-about">{option.about}</span>}
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
