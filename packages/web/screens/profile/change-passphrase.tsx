import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RequestError } from '../../online/api.ts';
import { changePassphrase } from '../../online/session.ts';
import type { ProfileTranslations } from './locales/index.ts';
import { NewPassphraseForm } from './new-passphrase-form.tsx';
import { PassphraseField } from './passphrase-field.tsx';

interface ChangePassphraseProps {
  readonly translations: ProfileTranslations;
  readonly name: string;
}

/** A button that opens the form. */
export function ChangePassphrase({ translations, name }: ChangePassphraseProps) {
  const state = useSignal<'closed' | 'open' | 'done'>('closed');
  const to = (next: typeof state.value) => () => {
    state.value = next;
  };
  if (state.value === 'open') {
    return <ChangePassphraseForm translations={translations} name={name} onDone={to('done')} onCancel={to('closed')} />;
  }
  return (
    <div class="profile-action">
      <button type="button" class="button" onClick={to('open')}>
        {translations.changePassphrase}
      </button>
      {state.value === 'done' ? (
        <p role="status">{translations.passphraseChanged}</p>
      ) : (
        <p class="quiet">{translations.changePassphraseAbout}</p>
      )}
    </div>
  );
}

interface ChangePassphraseFormProps extends ChangePassphraseProps {
  onDone(): void;
  onCancel(): void;
}

function ChangePassphraseForm({ translations, name, onDone, onCancel }: ChangePassphraseFormProps) {
  const current = useSignal('');
  const isShown = useSignal(false);
  // The pressed button is removed, so the focus moves to the form.
  useEffect(() => document.getElementById('current-passphrase')?.focus(), []);
  const save = async (next: string) => {
    const error = await changePassphrase({ passphrase: current.value, next });
    if (!error) onDone();
    return isWrongPassphrase(error) ? translations.wrongCurrentPassphrase : error;
  };
  return (
    <NewPassphraseForm
      translations={translations}
      label={translations.changePassphrase}
      isShown={isShown}
      save={save}
      onCancel={onCancel}
    >
      {/* Password managers need the account's name. */}
      <input type="text" hidden readOnly autocomplete="username" value={name} />
      <PassphraseField
        translations={translations}
        id="current-passphrase"
        label={translations.currentPassphrase}
        value={current}
        isNew={false}
        isShown={isShown.value}
      />
    </NewPassphraseForm>
  );
}

/** A current passphrase that is too short is reported as wrong. */
function isWrongPassphrase(error: RequestError | null): boolean {
  return error?.code === 'wrong-name-or-passphrase' || error?.code === 'bad-request';
}
