import { type Signal, useSignal } from '@preact/signals';
import type { SetupState } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { ErrorMessage } from '../../components/error-message.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { TextField } from '../../components/text-field.tsx';
import { refusalText } from '../../i18n/refusal-text.ts';
import { apiRequest, type RequestError } from '../../online/api.ts';
import { signIn, signUp } from '../../online/session.ts';
import { settings } from '../../state/settings.ts';
import type { ProfileTranslations } from './locales/index.ts';
import { MIN_PASSPHRASE_LENGTH, PassphraseField, ShowPassphrase } from './passphrase-field.tsx';
import { ForgottenPassphrase } from './reset-passphrase.tsx';

type SignMode = 'sign-up' | 'sign-in';

/** The form's state, and the result of sending it. */
function useSignIn(translations: ProfileTranslations) {
  const mode = useSignal<SignMode>('sign-up');
  const name = useSignal(settings.name.value);
  const passphrase = useSignal('');
  const setupCode = useSignal('');
  const invitation = useSignal('');
  const isInvitationNeeded = useSignal(false);
  const error = useSignal('');
  const isBusy = useSignal(false);
  const signUpWithCodes = (credentials: { readonly name: string; readonly passphrase: string }) => {
    const code = setupCode.value.trim();
    return signUp({
      ...credentials,
      ...(code !== '' && { setupCode: code }),
      ...(isInvitationNeeded.value && { invitation: invitation.value }),
    });
  };
  const send = async () => {
    if (passphrase.value.length < MIN_PASSPHRASE_LENGTH) {
      error.value = translations.short;
      return;
    }
    isBusy.value = true;
    error.value = '';
    const credentials = { name: name.value.trim(), passphrase: passphrase.value };
    const why = await (mode.value === 'sign-in' ? signIn(credentials) : signUpWithCodes(credentials));
    isInvitationNeeded.value ||= why?.code === 'invitation-needed';
    isBusy.value = false;
    error.value = why ? errorText(why, translations) : '';
  };
  return { mode, name, passphrase, setupCode, invitation, isInvitationNeeded, error, isBusy, send };
}

export function SignInForm({ translations }: { readonly translations: ProfileTranslations }) {
  const { mode, name, error, send, ...typed } = useSignIn(translations);
  const isShown = useSignal(false);
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
      <TextField
        label={translations.name}
        required
        maxLength={30}
        autocomplete="username"
        value={name.value}
        onChange={(text) => {
          name.value = text;
        }}
      />
      <PassphraseField
        translations={translations}
        id="passphrase"
        label={translations.passphrase}
        value={typed.passphrase}
        isNew={mode.value === 'sign-up'}
        isShown={isShown.value}
      />
      <ShowPassphrase translations={translations} isShown={isShown} />
      {mode.value === 'sign-up' && <SetupCodeField translations={translations} value={typed.setupCode} />}
      {typed.isInvitationNeeded.value && mode.value === 'sign-up' && (
        <TextField
          label={translations.invitation}
          maxLength={100}
          value={typed.invitation.value}
          onChange={(text) => {
            typed.invitation.value = text;
          }}
        />
      )}
      <ErrorMessage error={error.value} />
      <button type="submit" class="button is-main" disabled={typed.isBusy.value}>
        {mode.value === 'sign-up' ? translations.signUp : translations.signIn}
      </button>
      {mode.value === 'sign-in' && <ForgottenPassphrase translations={translations} name={name.value} />}
    </form>
  );
}

/** Shown only while the server has no admin. */
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
    <details class="profile-passphrase">
      <summary>{translations.runsServer}</summary>
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
    </details>
  );
}

function errorText(error: RequestError, translations: ProfileTranslations): string {
  if (error.code === 'wrong-setup-code') return translations.setupCodeWrong;
  return error.code === 'wrong-name-or-passphrase' ? translations.wrong : refusalText(error).text;
}
