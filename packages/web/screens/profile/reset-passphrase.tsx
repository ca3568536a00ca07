import { useSignal } from '@preact/signals';
import { ErrorMessage } from '../../components/error-message.tsx';
import { apiRequest, type RequestError } from '../../online/api.ts';
import type { ProfileTranslations } from './locales/index.ts';
import { NewPassphraseForm } from './new-passphrase-form.tsx';

interface ForgottenPassphraseProps {
  readonly translations: ProfileTranslations;
  /** The name of the account. */
  readonly name: string;
}

/** Asks for an e-mail with a link. The answer is the same whether or not the account exists. */
export function ForgottenPassphrase({ translations: { reset }, name }: ForgottenPassphraseProps) {
  const answer = useSignal<'sent' | RequestError | null>(null);
  const send = async () => {
    const sent = await apiRequest('POST', '/passphrase-resets', { name: name.trim() });
    answer.value = sent.ok ? 'sent' : sent.error;
  };
  if (answer.value === 'sent') return <p role="status">{reset.sent}</p>;
  return (
    <div class="profile-action">
      <p class="quiet">{reset.forgot}</p>
      <button type="button" class="button" disabled={name.trim() === ''} onClick={() => void send()}>
        {reset.send}
      </button>
      <ErrorMessage error={answer.value && (answer.value.code === 'not-found' ? reset.noMail : answer.value)} />
    </div>
  );
}

const RESET_HASH = /^#reset=(.+)$/;

/** The token in the link from the e-mail; null without one. */
export function resetToken(): string | null {
  return RESET_HASH.exec(location.hash)?.[1] ?? null;
}

interface ResetPassphraseProps {
  readonly translations: ProfileTranslations;
  readonly token: string;
  onDone(): void;
}

/** The page that the link in the e-mail opens. */
export function ResetPassphrase({ translations, token, onDone }: ResetPassphraseProps) {
  const isShown = useSignal(false);
  const save = async (next: string) => {
    const answer = await apiRequest('PUT', '/passphrase-resets', { token, next });
    if (!answer.ok) return answer.error.code === 'not-found' ? translations.reset.invalid : answer.error;
    onDone();
    return null;
  };
  return (
    <NewPassphraseForm translations={translations} label={translations.reset.title} isShown={isShown} save={save}>
      <h1>{translations.reset.title}</h1>
    </NewPassphraseForm>
  );
}
