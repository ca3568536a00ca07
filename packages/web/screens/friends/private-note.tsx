import { useSignal } from '@preact/signals';
import type { PersonRequest } from '@safehouse/protocol';
import { TextAreaField } from '../../components/text-field.tsx';
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
      <TextAreaField
        label={translations.note}
        rows={2}
        maxLength={500}
        value={text.value}
        onChange={(value) => {
          text.value = value;
          isSaved.value = false;
        }}
      />
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
