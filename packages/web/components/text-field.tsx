import type { ComponentChildren, InputHTMLAttributes, TextareaHTMLAttributes } from 'preact';

interface FieldProps {
  readonly label: ComponentChildren;
  readonly value: string;
  onChange(value: string): void;
}

interface TextFieldProps
  extends FieldProps,
    Pick<InputHTMLAttributes, 'required' | 'maxLength' | 'placeholder' | 'autocomplete' | 'inputMode'> {
  readonly type?: 'text' | 'search' | 'email' | 'password' | 'datetime-local';
  /** An explanation below the input. */
  readonly about?: string;
}

/** A labelled single-line text input. */
export function TextField({ label, value, onChange, type = 'text', about, ...input }: TextFieldProps) {
  // Preact declares the attributes of every input type separately, but not those of a type known only at run time.
  const attributes = { ...input, type } as InputHTMLAttributes;
  return (
    <label class="field">
      <span>{label}</span>
      <input {...attributes} value={value} onInput={({ currentTarget }) => onChange(currentTarget.value)} />
      {about !== undefined && <span class="field-about">{about}</span>}
    </label>
  );
}

interface TextAreaFieldProps
  extends FieldProps,
    Pick<TextareaHTMLAttributes, 'required' | 'maxLength' | 'rows' | 'dir'> {}

/** A labelled text input of several lines. */
export function TextAreaField({ label, value, onChange, ...area }: TextAreaFieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <textarea {...area} value={value} onInput={({ currentTarget }) => onChange(currentTarget.value)} />
    </label>
  );
}
