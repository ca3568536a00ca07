import { useState } from 'preact/hooks';
import { NameField } from '../../components/name-field.tsx';
import { refusalText } from '../../i18n/refusal-text.ts';
import { t } from '../../i18n/translations.ts';
import { currentUser, ensureSession } from '../../online/session.ts';

/** With a session the name is also saved on the server. */
export function NameSetting() {
  const translations = t().settings;
  const [message, setMessage] = useState('');
  const save = async () => {
    const error = currentUser.value ? await ensureSession() : null;
    setMessage(error ? refusalText(error).text : translations.saved);
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <NameField />
      <div class="row">
        <button type="submit" class="button">
          {translations.save}
        </button>
        <span role="status">{message}</span>
      </div>
    </form>
  );
}
