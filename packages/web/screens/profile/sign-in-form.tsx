import { type Signal, useSignal } from '@preact/signals';
import type { SetupState } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { RadioGroup } from '../../components/radio-group.tsx';
import { refusalText } from '../../i18n/refusal-text.ts';
import { apiRequest, type RequestError } from '../../online/api.ts';
import { signIn, signUp } from '../../online/session.ts';
import { settings } from '../../state/settings.ts';
import type { ProfileTranslations } from './locales/index.ts';
import { MIN_PASSPHRASE_LENGTH, PassphraseField, ShowPassphrase } from './passphrase-field.tsx';
import { ForgottenPassphrase } from './reset-passphrase.tsx';

type SignMode = 'sign-up' | 'sign-in';

export function SignInForm({ translations }: { readonly translations: ProfileTranslations }) {
  const mode = useSignal<SignMode>('sign-up');
  const name = useSignal(settings.name.value);
  const passphrase = useSignal('');
  const setupCode = useSignal('');
  const invitation = useSignal('');
  const isInvitationNeeded = useSignal(false);
  const error = useSignal('');
  const isShown = useSignal(false);
  const isBusy = useSignal(false);
  const send = async () => {
    if (passphrase.value.length < MIN_PASSPHRASE_LENGTH) {
      error.value = translations.short;
      return;
    }
    isBusy.value = true;
    const credentials = { name: name.value.trim(), passphrase: passphrase.value };
    const code = setupCode.value.trim();
    const why =
      mode.value === 'sign-in'
        ? await signIn(credentials)
        : await signUp({
            ...credentials,
            ...(code !== '' && { setupCode: code }),
            ...(isInvitationNeeded.value && { invitation: invitation.value }),
          });
    isInvitationNeeded.value ||= why?.code === 'invitation-needed';
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
      {mode.value === 'sign-up' && <SetupCodeField translations={translations} value={setupCode} />}
      {isInvitationNeeded.value && mode.value === 'sign-up' && (
        <label class="field">
          <span>{translations.invitation}</span>
          <input
            type="text"
            maxLength={100}
            value={invitation.value}
            onInput={({ currentTarget }) => {
              invitation.value = currentTarget.value;
            }}
          />
        </label>
      )}
      {error.value !== '' && (
        <p class="error" role="alert">
          {error.value}
        </p>
      )}
      <button type="submit" class="button is-main" disabled={isBusy.value}>
        {mode.value === 'sign-up' ? translations.signUp : translations.signIn}
      </button>
      {mode.value === 'sign-in' && <ForgottenPassphrase translations={translations} name={name.value} />}
    </form>
  );
}

/** Only while the server has no admin. */
function SetupCodeField({
  translations,
  value,
}: {
  readonly translations: ProfileTranslations;
  readonly value: Signal<string>;
}) {
  const isNeeded = useSignal(false);
  useEffect(() => {
    void apiRequest<SetupState>('GET', '/setup').then((result) => {
      isNeeded.value = result.ok && result.value.needsAdmin;
    });
  }, []);
  if (!isNeeded.value) return null;
  return (
    <div class="profile-passphrase">
      <div class="field">
        <label for="setup-code">{translations.setupCode}</label>
        <input
          id="setup-code"
          class="profile-secret"
          type="text"
          maxLength={100}
          autocomplete="off"
          aria-describedby="setup-code-about"
          value={value.value}
          onInput={({ currentTarget }) => {
            value.value = currentTarget.value;
          }}
        />
      </div>
      <p id="setup-code-about" class="field-about">
        {translations.setupCodeAbout}
      </p>
    </div>
  );
}

function errorText(error: RequestError, translations: ProfileTranslations): string {
  if (error.code === 'wrong-setup-code') return translations.setupCodeWrong;
  return error.code === 'wrong-name-or-passphrase' ? translations.wrong : refusalText(error).text;
}
