import { useSignal } from '@preact/signals';
import type { OwnProfile } from '@safehouse/protocol';
import { refusalText } from '../../i18n/refusal-text.ts';
import { t } from '../../i18n/translations.ts';
import type { RequestError } from '../../online/api.ts';
import { forgetSyncedPractice } from '../../online/practice-sync.ts';
import { forgetDealsOf } from '../../online/remembered-deals.ts';
import { deleteAccount, signOut } from '../../online/session.ts';
import { deleteLuckOf } from '../../state/luck-history.ts';
import { ChangePassphrase } from './change-passphrase.tsx';
import type { ProfileTranslations } from './locales/index.ts';

interface AccountActionsProps {
  readonly translations: ProfileTranslations;
  readonly profile: OwnProfile;
  /** `message` is shown after signing out. */
  onSignedOut(message: string): void;
}

/** Passphrase, export, sign-out and deletion. */
export function AccountActions({ translations, profile, onSignedOut }: AccountActionsProps) {
  const error = useSignal<RequestError | null>(null);
  const end = async (endSession: () => Promise<RequestError | null>, message: string) => {
    error.value = await endSession();
    if (!error.value) onSignedOut(message);
  };
  return (
    <section class="profile-part" aria-labelledby="profile-yours">
      <h2 id="profile-yours">{translations.yours}</h2>
      {error.value && (
        <p class="error" role="alert">
          {refusalText(error.value).text}
        </p>
      )}
      {profile.isAdmin && (
        <div class="profile-way">
          <a class="button" href="/admin">
            {translations.administration}
          </a>
        </div>
      )}
      <div class="profile-way">
        {/* Not a route of the app: the browser downloads the file. */}
        <a class="button" href="/api/me/export" download="safehouse.json">
          {translations.take}
        </a>
        <p class="quiet">{translations.takeAbout}</p>
      </div>
      {profile.kind === 'account' && <ChangePassphrase translations={translations} name={profile.name} />}
      <div class="profile-way">
        <button type="button" class="button" onClick={() => void end(signOut, '')}>
          {translations.signOut}
        </button>
        {profile.kind === 'guest' && <p class="quiet">{translations.guestSignOut}</p>}
      </div>
      <DeleteAccountButton
        translations={translations}
        remove={() => void end(() => deleteAccountAndLuck(profile.id), translations.removed)}
      />
    </section>
  );
}

/** Deletes the data in this browser too. */
async function deleteAccountAndLuck(user: string): Promise<RequestError | null> {
  const error = await deleteAccount();
  if (!error) {
    deleteLuckOf(user);
    forgetDealsOf(user);
    forgetSyncedPractice();
  }
  return error;
}

function DeleteAccountButton({ translations, remove }: { readonly translations: ProfileTranslations; remove(): void }) {
  const isSure = useSignal(false);
  if (!isSure.value) {
    return (
      <div class="profile-way">
        <button
          type="button"
          class="button is-danger"
          onClick={() => {
            isSure.value = true;
          }}
        >
          {translations.remove}
        </button>
        <p class="quiet">{translations.removeAbout}</p>
      </div>
    );
  }
  return (
    <fieldset class="sure">
      <legend>{translations.removeSure}</legend>
      <div class="row">
        <button type="button" class="button is-danger" onClick={remove}>
          {translations.removeYes}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            isSure.value = false;
          }}
        >
          {t().cancel}
        </button>
      </div>
    </fieldset>
  );
}
