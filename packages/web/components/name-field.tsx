import { t } from '../i18n/translations.ts';
import { currentUser } from '../online/session.ts';
import { settings } from '../state/settings.ts';

/** The name shown to others, saved while typing. The name of an account cannot be changed here. */
export function NameField() {
  const translations = t();
  const account = currentUser.value?.kind === 'account' ? currentUser.value : null;
  return (
    <label class="field">
      <span>{translations.setup.name}</span>
      <input
        type="text"
        dir="auto"
        maxLength={30}
        autocomplete="nickname"
        readOnly={account !== null}
        value={account?.name ?? settings.name.value}
        placeholder={translations.guest(String(settings.number.value).padStart(3, '0'))}
        onInput={({ currentTarget }) => {
          settings.name.value = currentTarget.value;
        }}
      />
      <span class="field-about">{translations.setup.nameHint}</span>
    </label>
  );
}
