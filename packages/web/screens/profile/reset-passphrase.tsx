import { useSignal } from '@preact/signals';
import { refusalText } from '../../i18n/refusal-text.ts';
import { apiRequest, type RequestError } from '../../online/api.ts';
import type { ProfileTranslations } from './locales/index.ts';
import { MIN_PASSPHRASE_LENGTH, PassphraseField, ShowPassphrase } from './passphrase-field.tsx';

interface ForgottenPassphraseProps {
  readonly translations: ProfileTranslations;
  /** Of the account. */
  readonly name: string;
}

/** Asks for a mail with a link. It says the same whether or not there is such an account. */
export function ForgottenPassphrase({ translations: { reset }, name }: ForgottenPassphraseProps) {
  const answer = useSignal<'sent' | RequestError | null>(null);
  const send = async () => {
    const sent = await apiRequest('POST', '/passphrase-resets', { name: name.trim() });
    answer.value = sent.ok ? 'sent' : sent.error;
  };
  if (answer.value === 'sent') return <p role="status">{reset.sent}</p>;
  return (
    <div class="profile-way">
      <p class="quiet">{reset.forgot}</p>
      <button type="button" class="button" disabled={name.trim() === ''} onClick={() => void send()}>
        {reset.send}
      </button>
      {answer.value && (
        <p class="error" role="alert">
          {answer.value.code === 'not-found' ? reset.noMail : refusalText(answer.value).text}
        </p>
      )}
    </div>
  );
}

const RESET_HASH = /^#reset=(.+)$/;

/** The token of a link that was opened from a mail; null otherwise. */
export function resetToken(): string | null {
  return RESET_HASH.exec(location.hash)?.[1] ?? null;
}

interface ResetPassphraseProps {
  readonly translations: ProfileTranslations;
  readonly token: string;
  onDone(): void;
}

/** The page that the link in the mail leads to. */
export function ResetPassphrase({ translations, token, onDone }: ResetPassphraseProps) {
  const next = useSignal('');
  const error = useSignal('');
  const isShown = useSignal(false);
  const isBusy = useSignal(false);
  const send = async () => {
    if (next.value.length < MIN_PASSPHRASE_LENGTH) {
      error.value = translations.short;
      return;
    }
    isBusy.value = true;
    const answer = await apiRequest('PUT', '/passphrase-resets', { token, next: next.value });
    isBusy.value = false;
    if (answer.ok) onDone();
    else error.value = answer.error.code === 'not-found' ? translations.reset.invalid : refusalText(answer.error).text;
  };
  return (
    <form
      class="profile-sign"
      aria-label={translations.reset.title}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h1>{translations.reset.title}</h1>
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
      <button type="submit" class="button is-main" disabled={isBusy.value}>
        {translations.reset.title}
      </button>
    </form>
  );
}
