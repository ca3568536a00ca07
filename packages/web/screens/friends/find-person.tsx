import { AccountNameForm } from '../../components/account-name-form.tsx';
import { navigate } from '../../state/router.ts';
import type { FriendsTranslations } from './locales/index.ts';

/** Finds an account by name and opens its profile. */
export function FindPerson({ translations }: { readonly translations: FriendsTranslations }) {
  return (
    <AccountNameForm
      class="friends-find"
      label={translations.find}
      fieldLabel={translations.name}
      button={{ text: translations.search, class: 'button is-main' }}
      notFoundText={translations.notFound}
      onFound={async ({ id }) => {
        navigate(`/profile/${id}`);
        return null;
      }}
    />
  );
}
