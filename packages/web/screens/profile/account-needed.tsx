import { ErrorMessage } from '../../components/error-message.tsx';
import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import { currentUser, sessionError } from '../../online/session.ts';
import { PROFILE_TRANSLATIONS } from './locales/index.ts';
import './profile.css';
import { SignInForm } from './sign-in-form.tsx';

export function useIsAccount(): boolean {
  return currentUser.value?.kind === 'account';
}

/** Shown to guests on pages for accounts. An account can be created here without leaving the page. */
export function AccountNeeded({ text }: { readonly text: string }) {
  const translations = useScreenTranslations(PROFILE_TRANSLATIONS);
  if (sessionError.value) return <ErrorMessage error={sessionError.value} />;
  return (
    <div class="profile-sign-up">
      <p>{text}</p>
      {translations && <SignInForm translations={translations} />}
    </div>
  );
}
