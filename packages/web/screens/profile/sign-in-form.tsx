import { useSignal } from '@preact/signals';
import { RadioGroup } from '../../components/radio-group.tsx';
import { refusalText } from '../../i18n/refusal-text.ts';
import type { RequestError } from '../../online/api.ts';
import { authenticate } from '../../online/session.ts';
import { settings } from '../../state/settings.ts';
import type { ProfileTranslations } from './locales/index.ts';
import { MIN_PASSPHRASE_LENGTH, PassphraseField, ShowPassphrase } from './passphrase-field.tsx';

type SignMode = 'sign-up' | 'sign-in';

export function SignInForm({ translations }: { readonly translations: ProfileTranslations }) {
  const mode = useSignal<SignMode>('sign-up');
  const name = useSignal(settings.name.value);
  const passphrase = useSignal('');
  const error = useSignal('');
  const isShown = useSignal(false);
  const isBusy = useSignal(false);
  const send = async () => {
    if (passphrase.value.length < MIN_PASSPHRASE_LENGTH) {
      error.value = translations.short;
      return;
    }
    isBusy.value = true;
    const why = await authenticate(mode.value, { name: name.value.trim(), passphrase: passphrase.value });
    isBusy.value = false;
    error.value = why ? errorText(why, translations) : '';
  };
  return (
    <form
      class="profile-sign"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <RadioGroup<SignMode>
        name="way"
        label={translations.which}
        value={mode.value}
        options={[
          { value: 'sign-up', label: translations.signUp },
          { value: 'sign-in', label: translations.signIn },
        ]}
        onChange={(value) => {
          mode.value = value;
          error.value = '';
        }}
      />
      <label class="field">
        <span>{translations.name}</span>
        <input
          type="text"
          required
          maxLength={30}
          autocomplete="username"
          value={name.value}
          onInput={({ currentTarget }) => {
            name.value = currentTarget.value;
          }}
        />
      </label>
      <PassphraseField
        translations={translations}
        id="passphrase"
        label={translations.passphrase}
        value={passphrase}
        isNew={mode.value === 'sign-up'}
        isShown={isShown.value}
      />
      <ShowPassphrase translations={translations} isShown={isShown} />
      {error.value !== '' && (
        <p class="error" role="alert">
          {error.value}
        </p>
      )}
      <button type="submit" class="button is-main" disabled={isBusy.value}>
        {mode.value === 'sign-up' ? translations.signUp : translations.signIn}
      </button>
    </form>
  );
}

function errorText(error: RequestError, translations: ProfileTranslations): string {
  return error.code === 'wrong-name-or-passphrase' ? translations.wrong : refusalText(error).text;
}
