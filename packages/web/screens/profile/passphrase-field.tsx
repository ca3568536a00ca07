import type { Signal } from '@preact/signals';
import type { ProfileTranslations } from './locales/index.ts';

export const MIN_PASSPHRASE_LENGTH = 8;

interface PassphraseFieldProps {
  readonly translations: ProfileTranslations;
  readonly id: string;
  readonly label: string;
  readonly value: Signal<string>;
  readonly isNew: boolean;
  readonly isShown: boolean;
}

export function PassphraseField({ translations, id, label, value, isNew, isShown }: PassphraseFieldProps) {
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
          {translations.passphraseAbout}
        </p>
      )}
    </div>
  );
}

interface ShowPassphraseProps {
  readonly translations: ProfileTranslations;
  readonly isShown: Signal<boolean>;
}

/** Shows or hides all passphrases of a form. */
export function ShowPassphrase({ translations, isShown }: ShowPassphraseProps) {
  return (
    <label class="profile-show">
      <input
        type="checkbox"
        checked={isShown.value}
        onChange={({ currentTarget }) => {
          isShown.value = currentTarget.checked;
        }}
      />
      <span>{translations.show}</span>
    </label>
  );
}
