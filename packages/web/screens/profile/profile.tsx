import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { PageLayout } from '../../components/page-layout.tsx';
import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import { t } from '../../i18n/translations.ts';
import { currentUser, restoreSession } from '../../online/session.ts';
import { useDocumentTitle } from '../../state/document-title.ts';
import { OwnProfileView } from './own-profile.tsx';
import { PublicProfileView } from './public-profile.tsx';
import { ResetPassphrase, resetToken } from './reset-passphrase.tsx';
import './profile.css';
import { PROFILE_TRANSLATIONS } from './locales/index.ts';

/** `/profile` is the user's own profile, `/profile/:user` another user's. */
export function ProfileScreen({ path: [user] }: { readonly path: readonly string[] }) {
  const translations = useScreenTranslations(PROFILE_TRANSLATIONS);
  const title = translations?.title ?? t().loading;
  const token = useSignal(resetToken());
  const isReset = useSignal(false);
  const onReset = () => {
    history.replaceState(null, '', '/profile');
    token.value = null;
    isReset.value = true;
    // The reset has also ended this browser's session.
    void restoreSession();
  };
  useDocumentTitle(title);
  useEffect(() => {
    void restoreSession();
  }, []);
  return (
    <PageLayout title={title}>
      <section class="plain is-wide profile">
        {translations && isReset.value && <p role="status">{translations.reset.done}</p>}
        {translations && token.value !== null && (
          <ResetPassphrase translations={translations} token={token.value} onDone={onReset} />
        )}
        {translations &&
          token.value === null &&
          (user === undefined ? (
            <OwnProfileView translations={translations} profile={currentUser.value} />
          ) : (
            <PublicProfileView key={user} translations={translations} id={user} />
          ))}
      </section>
    </PageLayout>
  );
}
