import { useSignal } from '@preact/signals';
import type { PersonRequest } from '@safehouse/protocol';
import type { FriendsTranslations } from './locales/index.ts';

interface PrivateNoteProps {
  readonly note: string;
  readonly translations: FriendsTranslations;
  change(request: PersonRequest): Promise<boolean>;
}

/** Visible only to the user who wrote it. */
export function PrivateNote({ note, translations, change }: PrivateNoteProps) {
  const text = useSignal(note);
  const isSaved = useSignal(false);
  return (
    <form
      class="friends-note"
      aria-label={translations.note}
      onSubmit={(event) => {
        event.preventDefault();
        void change({ note: text.value }).then((isStored) => {
          isSaved.value = isStored;
        });
      }}
    >
      <label class="field">
        <span>{translations.note}</span>
        <textarea
          rows={2}
          maxLength={500}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
            isSaved.value = false;
          }}
        />
      </label>
      <p class="field-about">{translations.noteAbout}</p>
      <div class="row">
        <button type="submit" class="button is-quiet" disabled={text.value.trim() === note}>
          {translations.saveNote}
        </button>
        <span role="status">{isSaved.value ? translations.saved : ''}</span>
      </div>
    </form>
  );
}
