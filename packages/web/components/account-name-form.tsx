import { useSignal } from '@preact/signals';
import type { PersonView } from '@safehouse/protocol';
import type { ComponentChildren } from 'preact';
import { refusalText } from '../i18n/refusal-text.ts';
import type { RequestError } from '../online/api.ts';
import { findPerson } from '../online/people.ts';
import { ErrorMessage } from './error-message.tsx';

interface AccountNameFormProps {
  readonly class: string;
  /** Of the form, for screen readers. */
  readonly label: string;
  readonly fieldLabel: ComponentChildren;
  readonly button: { readonly text: string; readonly class: string };
  readonly notFoundText: string;
  readonly children?: ComponentChildren;
  /** With the account of that name; returns why it was refused. */
  onFound(person: PersonView): Promise<RequestError | null>;
}

/** Asks for the name of an account and looks for it. */
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
      <label class="field">
        <span>{props.fieldLabel}</span>
        <input
          type="search"
          required
          maxLength={60}
          autocomplete="off"
          value={name.value}
          onInput={({ currentTarget }) => {
            name.value = currentTarget.value;
            error.value = '';
          }}
        />
      </label>
      <button type="submit" class={props.button.class}>
        {props.button.text}
      </button>
      <ErrorMessage error={error.value} />
      {props.children}
    </form>
  );
}
