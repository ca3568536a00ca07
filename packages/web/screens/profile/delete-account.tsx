import { useSignal } from '@preact/signals';
import type { OwnProfile } from '@safehouse/protocol';
import { ErrorMessage } from '../../components/error-message.tsx';
import { t } from '../../i18n/translations.ts';
import type { RequestError } from '../../online/api.ts';
import { forgetSyncedPractice } from '../../online/practice-sync.ts';
import { forgetDealsOf } from '../../online/remembered-deals.ts';
import { deleteAccount } from '../../online/session.ts';
import { deleteLuckOf } from '../../state/luck-history.ts';
import type { ProfileTranslations } from './locales/index.ts';
import { PassphraseField } from './passphrase-field.tsx';

interface DeleteAccountProps {
  readonly translations: ProfileTranslations;
  readonly profile: OwnProfile;
  onDeleted(): void;
}

/** A button that opens the confirmation. */
export function DeleteAccount(props: DeleteAccountProps) {
  const isOpen = useSignal(false);
  const { translations } = props;
  if (isOpen.value) {
    return (
      <DeletionForm
        {...props}
        onCancel={() => {
          isOpen.value = false;
        }}
      />
    );
  }
  return (
    <div class="profile-action">
      <button
        type="button"
        class="button is-danger"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {translations.remove}
      </button>
      <p class="quiet">{translations.removeAbout}</p>
    </div>
  );
}

/** Accounts must enter their passphrase, because somebody else may be using the device. */
function DeletionForm({ translations, profile, onDeleted, onCancel }: DeleteAccountProps & { onCancel(): void }) {
  const passphrase = useSignal('');
  const error = useSignal<RequestError | string | null>(null);
  const isBusy = useSignal(false);
  const remove = async () => {
    isBusy.value = true;
    const refused = await deleteEverything(profile, passphrase.value);
    isBusy.value = false;
    if (!refused) onDeleted();
    error.value = refused?.code === 'wrong-name-or-passphrase' ? translations.wrongCurrentPassphrase : refused;
  };
  return (
    <form
      class="profile-sign"
      aria-label={translations.remove}
      onSubmit={(event) => {
        event.preventDefault();
        void remove();
      }}
    >
      <p class="lead">{translations.removeSure}</p>
      {profile.kind === 'account' && (
        <PassphraseField
          translations={translations}
          id="deletion-passphrase"
          label={translations.currentPassphrase}
          value={passphrase}
          isNew={false}
          isShown={false}
        />
      )}
      <ErrorMessage error={error.value} />
      <div class="row">
        <button type="submit" class="button is-danger" disabled={isBusy.value}>
          {translations.removeYes}
        </button>
        <button type="button" class="button" onClick={onCancel}>
          {t().cancel}
        </button>
      </div>
    </form>
  );
}

/** Also deletes what is stored in this browser. */
async function deleteEverything({ id, kind }: OwnProfile, passphrase: string): Promise<RequestError | null> {
  const error = await deleteAccount(kind === 'account' ? { passphrase } : {});
  if (!error) {
    deleteLuckOf(id);
    forgetDealsOf(id);
    forgetSyncedPractice();
  }
  return error;
}
