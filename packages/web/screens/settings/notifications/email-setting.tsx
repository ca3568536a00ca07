import { useSignal } from '@preact/signals';
import type { OwnNotifications } from '@safehouse/protocol';
import { ErrorMessage } from '../../../components/error-message.tsx';
import { TextField } from '../../../components/text-field.tsx';
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
      <TextField
        type="email"
        label={translations.email}
        about={translations.emailAbout}
        required
        maxLength={254}
        autocomplete="email"
        placeholder={email.address ?? ''}
        value={typed.value}
        onChange={(value) => {
          typed.value = value;
        }}
      />
      <TextField
        type="password"
        label={translations.emailPassphrase}
        about={translations.emailPassphraseAbout}
        required
        maxLength={200}
        autocomplete="current-password"
        value={passphrase.value}
        onChange={(value) => {
          passphrase.value = value;
        }}
      />
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
