import type { ComponentChildren, InputHTMLAttributes } from 'preact';

interface TextFieldProps
  extends Pick<InputHTMLAttributes, 'required' | 'maxLength' | 'placeholder' | 'autocomplete' | 'inputMode'> {
  readonly label: ComponentChildren;
  readonly value: string;
  onChange(value: string): void;
}

/** A labelled single-line text input. */
export function TextField({ label, value, onChange, ...input }: TextFieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input type="text" {...input} value={value} onInput={({ currentTarget }) => onChange(currentTarget.value)} />
    </label>
  );
}
