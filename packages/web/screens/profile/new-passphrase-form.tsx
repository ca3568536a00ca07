import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { ErrorMessage } from '../../components/error-message.tsx';
import { t } from '../../i18n/translations.ts';
import type { RequestError } from '../../online/api.ts';
import type { ProfileTranslations } from './locales/index.ts';
import { MIN_PASSPHRASE_LENGTH, PassphraseField, ShowPassphrase } from './passphrase-field.tsx';

interface NewPassphraseFormProps {
  readonly translations: ProfileTranslations;
  /** The label of the form and of its button. */
  readonly label: string;
  readonly isShown: Signal<boolean>;
  /** Shown above the new passphrase. */
  readonly children: ComponentChildren;
  /** Returns the error, or null if it was saved. */
  save(passphrase: string): Promise<RequestError | string | null>;
  /** Without it there is no cancel button. */
  onCancel?(): void;
}

export function NewPassphraseForm(props: NewPassphraseFormProps) {
  const { translations, label, isShown, children, save, onCancel } = props;
  const passphrase = useSignal('');
  const error = useSignal<RequestError | string | null>(null);
  const isBusy = useSignal(false);
  const send = async () => {
    if (passphrase.value.length < MIN_PASSPHRASE_LENGTH) {
      error.value = translations.short;
      return;
    }
    isBusy.value = true;
    error.value = await save(passphrase.value);
    isBusy.value = false;
  };
  return (
    <form
      class="profile-sign"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {children}
      <PassphraseField
        translations={translations}
        id="new-passphrase"
        label={translations.newPassphrase}
        value={passphrase}
        isNew={true}
        isShown={isShown.value}
      />
      <ShowPassphrase translations={translations} isShown={isShown} />
      <ErrorMessage error={error.value} />
      <div class="row">
        <button type="submit" class="button is-main" disabled={isBusy.value}>
          {label}
        </button>
        {onCancel && (
          <button type="button" class="button" onClick={onCancel}>
            {t().cancel}
          </button>
        )}
      </div>
    </form>
  );
}
