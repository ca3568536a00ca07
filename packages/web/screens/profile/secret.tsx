import type { Signal } from '@preact/signals';
import type { ProfileWords } from './words/index.ts';

/** The server takes none with fewer characters. */
export const SHORTEST = 8;

interface SecretProps {
  readonly words: ProfileWords;
  /** What it is called on the page, where there are several. */
  readonly id: string;
  readonly label: string;
  readonly value: Signal<string>;
  readonly isNew: boolean;
  readonly isShown: boolean;
}

/** A passphrase, to be seen only by those who want to. */
export function Secret({ words, id, label, value, isNew, isShown }: SecretProps) {
  const field = {
    id,
    class: 'profile-secret',
    required: true,
    maxLength: 200,
    autocomplete: isNew ? 'new-password' : 'current-password',
    ...(isNew && { 'aria-describedby': `${id}-about` }),
    value: value.value,
    onInput({ currentTarget }: { readonly currentTarget: HTMLInputElement }) {
      value.value = currentTarget.value;
    },
  } as const;
  return (
    <div class="profile-passphrase">
      <div class="field">
        <label for={id}>{label}</label>
        {isShown ? <input {...field} type="text" /> : <input {...field} type="password" />}
      </div>
      {isNew && (
        <p id={`${id}-about`} class="field-about">
          {words.passphraseAbout}
        </p>
      )}
    </div>
  );
}

interface ShowSecretProps {
  readonly words: ProfileWords;
  readonly isShown: Signal<boolean>;
}

/** For all secrets of a form. */
export function ShowSecret({ words, isShown }: ShowSecretProps) {
  return (
    <label class="profile-show">
      <input
        type="checkbox"
        checked={isShown.value}
        onChange={({ currentTarget }) => {
          isShown.value = currentTarget.checked;
        }}
      />
      <span>{words.show}</span>
    </label>
  );
}
