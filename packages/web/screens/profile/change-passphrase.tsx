import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { refusalText } from '../../i18n/refusal-text.ts';
import { t } from '../../i18n/translations.ts';
import type { RequestError } from '../../online/api.ts';
import { changePassphrase } from '../../online/session.ts';
import type { ProfileTranslations } from './locales/index.ts';
import { MIN_PASSPHRASE_LENGTH, PassphraseField, ShowPassphrase } from './passphrase-field.tsx';

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
    <div class="profile-way">
      <button type="button" class="button" onClick={to('open')}>
        {translations.rekey}
      </button>
      {state.value === 'done' ? (
        <p role="status">{translations.rekeyed}</p>
      ) : (
        <p class="quiet">{translations.rekeyAbout}</p>
      )}
    </div>
  );
}

interface ChangePassphraseFormProps extends ChangePassphraseProps {
  onDone(): void;
  onCancel(): void;
}

function ChangePassphraseForm({ translations, name, onDone, onCancel }: ChangePassphraseFormProps) {
  const present = useSignal('');
  const next = useSignal('');
  const error = useSignal('');
  const isShown = useSignal(false);
  const isBusy = useSignal(false);
  const form = useRef<HTMLFormElement>(null);
  // The pressed button is gone, so the focus goes to the form.
  useEffect(() => form.current?.querySelector<HTMLElement>('#present')?.focus(), []);
  const send = async () => {
    if (next.value.length < MIN_PASSPHRASE_LENGTH) {
      error.value = translations.short;
      return;
    }
    isBusy.value = true;
    const why = await changePassphrase({ passphrase: present.value, next: next.value });
    isBusy.value = false;
    if (!why) onDone();
    else error.value = errorText(why, translations);
  };
  return (
    <form
      ref={form}
      class="profile-sign"
      aria-label={translations.rekey}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {/* Password managers need the account's name. */}
      <input type="text" hidden readOnly autocomplete="username" value={name} />
      <PassphraseField
        translations={translations}
        id="present"
        label={translations.present}
        value={present}
        isNew={false}
        isShown={isShown.value}
      />
      <PassphraseField
        translations={translations}
        id="next"
        label={translations.next}
        value={next}
        isNew={true}
        isShown={isShown.value}
      />
      <ShowPassphrase translations={translations} isShown={isShown} />
      {error.value !== '' && (
        <p class="error" role="alert">
          {error.value}
        </p>
      )}
      <div class="row">
        <button type="submit" class="button is-main" disabled={isBusy.value}>
          {translations.rekey}
        </button>
        <button type="button" class="button" onClick={onCancel}>
          {t().cancel}
        </button>
      </div>
    </form>
  );
}

/** A current passphrase that is too short is simply wrong. */
function errorText(error: RequestError, translations: ProfileTranslations): string {
  const isWrong = error.code === 'wrong-name-or-passphrase' || error.code === 'bad-request';
  return isWrong ? translations.rekeyWrong : refusalText(error).text;
}
