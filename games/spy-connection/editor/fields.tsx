import type { ComponentChildren } from 'preact';

interface FieldProps {
  readonly label: string;
}

export function NumberInput({
  label,
  value,
  change,
}: FieldProps & { readonly value: number; change(next: number): void }) {
  return (
    <label class="field sce-number">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        value={value}
        onChange={({ currentTarget }) => {
          const next = currentTarget.valueAsNumber;
          if (Number.isFinite(next)) change(Math.round(next));
          else currentTarget.value = String(value);
        }}
      />
    </label>
  );
}

export function TextInput({
  label,
  value,
  change,
}: FieldProps & { readonly value: string; change(next: string): void }) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="text"
        maxLength={40}
        value={value}
        onChange={({ currentTarget }) => change(currentTarget.value.trim())}
      />
    </label>
  );
}

interface SelectProps extends FieldProps {
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  /** Shown if nothing is selected. */
  readonly empty?: string;
  change(id: string): void;
}

export function Select({ label, value, options, empty, change }: SelectProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => change(currentTarget.value)}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ButtonProps {
  readonly children: ComponentChildren;
  readonly tone?: 'main' | 'danger' | 'quiet';
  readonly label?: string;
  onPress(): void;
}

export function Button({ children, tone, label, onPress }: ButtonProps) {
  return (
    <button type="button" class={`button${tone ? ` is-${tone}` : ''}`} aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}
