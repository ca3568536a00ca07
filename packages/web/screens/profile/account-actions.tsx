import { useSignal } from '@preact/signals';
import type { OwnProfile } from '@safehouse/protocol';
import { ErrorMessage } from '../../components/error-message.tsx';
import type { RequestError } from '../../online/api.ts';
import { signOut } from '../../online/session.ts';
import { ChangePassphrase } from './change-passphrase.tsx';
import { DeleteAccount } from './delete-account.tsx';
import type { ProfileTranslations } from './locales/index.ts';

interface AccountActionsProps {
  readonly translations: ProfileTranslations;
  readonly profile: OwnProfile;
  /** `message`: shown after signing out. */
  onSignedOut(message: string): void;
}

/** Passphrase, export, sign-out and deletion. */
export function AccountActions({ translations, profile, onSignedOut }: AccountActionsProps) {
  const error = useSignal<RequestError | null>(null);
  const leave = async () => {
    error.value = await signOut();
    if (!error.value) onSignedOut('');
  };
  return (
    <section class="profile-part" aria-labelledby="profile-yours">
      <h2 id="profile-yours">{translations.yours}</h2>
      <ErrorMessage error={error.value} />
      {profile.isAdmin && (
        <div class="profile-action">
          <a class="button" href="/admin">
            {translations.administration}
          </a>
        </div>
      )}
      <div class="profile-action">
        {/* Not a route of the app, so the browser downloads the file. */}
        <a class="button" href="/api/me/export" download="safehouse.json">
          {translations.take}
        </a>
        <p class="quiet">{translations.takeAbout}</p>
      </div>
      {profile.kind === 'account' && <ChangePassphrase translations={translations} name={profile.name} />}
      <div class="profile-action">
        <button type="button" class="button" onClick={() => void leave()}>
          {translations.signOut}
        </button>
        {profile.kind === 'guest' && <p class="quiet">{translations.guestSignOut}</p>}
      </div>
      <DeleteAccount
        translations={translations}
        profile={profile}
        onDeleted={() => onSignedOut(translations.removed)}
      />
    </section>
  );
}
