import { useSignal } from '@preact/signals';
import type { OwnNotifications } from '@safehouse/protocol';
import { ErrorMessage } from '../../../components/error-message.tsx';
import { type ApiResult, apiRequest } from '../../../online/api.ts';
import { currentUser } from '../../../online/session.ts';
import type { NotificationTranslations } from './locales/index.ts';

interface EmailSettingProps {
  readonly translations: NotificationTranslations;
  readonly email: OwnNotifications['email'];
  receive(result: ApiResult<OwnNotifications>): ApiResult<OwnNotifications>;
}

/** The account's e-mail address: entered here, and confirmed by a link in an e-mail. */
export function EmailSetting({ translations, email, receive }: EmailSettingProps) {
  const typed = useSignal('');
  const passphrase = useSignal('');
  const isWrong = useSignal(false);
  const isBusy = useSignal(false);
  if (currentUser.value?.kind !== 'account') {
    return (
      <p>
        {translations.emailForAccounts} <a href="/profile">{translations.createAccount}</a>
      </p>
    );
  }
  const request = async (method: 'PUT' | 'DELETE', body?: object) => {
    isBusy.value = true;
    const result = await apiRequest<OwnNotifications>(method, '/me/email', body);
    isWrong.value = !result.ok && result.error.code === 'wrong-name-or-passphrase';
    if (!isWrong.value) receive(result);
    if (result.ok) typed.value = passphrase.value = '';
    isBusy.value = false;
  };
  return (
    <form
      class="stack"
      aria-label={translations.email}
      onSubmit={(event) => {
        event.preventDefault();
        void request('PUT', { address: typed.value.trim(), passphrase: passphrase.value });
      }}
    >
      <label class="field">
        <span>{translations.email}</span>
        <input
          type="email"
          required
          maxLength={254}
          autocomplete="email"
          value={typed.value}
          placeholder={email.address ?? ''}
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
          }}
        />
        <span class="field-about">{translations.emailAbout}</span>
      </label>
      <label class="field">
        <span>{translations.emailPassphrase}</span>
        <input
          type="password"
          required
          maxLength={200}
          autocomplete="current-password"
          value={passphrase.value}
          onInput={({ currentTarget }) => {
            passphrase.value = currentTarget.value;
          }}
        />
        <span class="field-about">{translations.emailPassphraseAbout}</span>
      </label>
      <ErrorMessage error={isWrong.value ? translations.wrongPassphrase : ''} />
      <p role="status" class="email-state">
        {email.address !== null && <span>{translations.confirmed(email.address)}</span>}
        {email.pending !== null && <span>{translations.pending(email.pending)}</span>}
      </p>
      <div class="row">
        <button type="submit" class="button" disabled={isBusy.value}>
          {translations.saveEmail}
        </button>
        {(email.address ?? email.pending) !== null && (
          <button type="button" class="button" disabled={isBusy.value} onClick={() => void request('DELETE')}>
            {translations.removeEmail}
          </button>
        )}
      </div>
    </form>
  );
}
