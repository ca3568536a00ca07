import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import { currentUser } from '../../online/session.ts';
import { PROFILE_TRANSLATIONS } from '../profile/locales/index.ts';
import '../profile/profile.css';
import { SignInForm } from '../profile/sign-in-form.tsx';

export function useIsAccount(): boolean {
  return currentUser.value?.kind === 'account';
}

/** For guests: clubs are for accounts, and one is opened here without leaving the page. */
export function AccountDoor({ text }: { readonly text: string }) {
  const translations = useScreenTranslations(PROFILE_TRANSLATIONS);
  return (
    <div class="profile-door">
      <p>{text}</p>
      {translations && <SignInForm translations={translations} />}
    </div>
  );
}
