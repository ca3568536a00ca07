import { useSignal } from '@preact/signals';
import { refusalText } from '../../i18n/refusal-text.ts';
import { findPerson } from '../../online/people.ts';
import { navigate } from '../../state/router.ts';
import type { FriendsTranslations } from './locales/index.ts';

/** Leads to the profile of an account, from where everything else can be done. */
export function FindPerson({ translations }: { readonly translations: FriendsTranslations }) {
  const name = useSignal('');
  const error = useSignal('');
  const search = async () => {
    const found = await findPerson(name.value.trim());
    if (found.ok) navigate(`/profile/${found.value.id}`);
    else error.value = found.error.code === 'not-found' ? translations.notFound : refusalText(found.error).text;
  };
  return (
    <form
      class="friends-find"
      aria-label={translations.find}
      onSubmit={(event) => {
        event.preventDefault();
        void search();
      }}
    >
      <label class="field">
        <span>{translations.name}</span>
        <input
          type="search"
          required
          maxLength={60}
          autocomplete="off"
          value={name.value}
          onInput={({ currentTarget }) => {
            name.value = currentTarget.value;
            error.value = '';
          }}
        />
      </label>
      <button type="submit" class="button is-main">
        {translations.search}
      </button>
      {error.value !== '' && (
        <p class="error" role="alert">
          {error.value}
        </p>
      )}
    </form>
  );
}
