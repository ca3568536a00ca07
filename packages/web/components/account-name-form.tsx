import { useSignal } from '@preact/signals';
import type { PersonView } from '@safehouse/protocol';
import type { ComponentChildren } from 'preact';
import { refusalText } from '../i18n/refusal-text.ts';
import type { RequestError } from '../online/api.ts';
import { findPerson } from '../online/people.ts';
import { ErrorMessage } from './error-message.tsx';
import { TextField } from './text-field.tsx';

interface AccountNameFormProps {
  readonly class: string;
  /** The form's accessible name. */
  readonly label: string;
  readonly fieldLabel: ComponentChildren;
  readonly button: { readonly text: string; readonly class: string };
  readonly notFoundText: string;
  readonly children?: ComponentChildren;
  /** Called with the account of that name. Returns the error if it was refused. */
  onFound(person: PersonView): Promise<RequestError | null>;
}

/** A form that asks for an account name and looks up the account. */
export function AccountNameForm(props: AccountNameFormProps) {
  const name = useSignal('');
  const error = useSignal('');
  const send = async () => {
    const found = await findPerson(name.value.trim());
    const isUnknown = !found.ok && found.error.code === 'not-found';
    const refused = found.ok ? await props.onFound(found.value) : found.error;
    error.value = refused ? (isUnknown ? props.notFoundText : refusalText(refused).text) : '';
    if (!refused) name.value = '';
  };
  return (
    <form
      class={props.class}
      aria-label={props.label}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        type="search"
        label={props.fieldLabel}
        required
        maxLength={60}
        autocomplete="off"
        value={name.value}
        onChange={(value) => {
          name.value = value;
          error.value = '';
        }}
      />
      <button type="submit" class={props.button.class}>
        {props.button.text}
      </button>
      <ErrorMessage error={error.value} />
      {props.children}
    </form>
  );
}
