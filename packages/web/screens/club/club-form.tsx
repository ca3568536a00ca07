import { useSignal } from '@preact/signals';
import type { ClubAccess } from '@safehouse/protocol';
import { ErrorMessage } from '../../components/error-message.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { TextAreaField, TextField } from '../../components/text-field.tsx';
import type { RequestError } from '../../online/api.ts';
import type { ClubTranslations } from './locales/index.ts';

export interface ClubFields {
  readonly name: string;
  readonly description: string;
  readonly access: ClubAccess;
}

interface ClubFormProps {
  readonly translations: ClubTranslations;
  readonly initial: ClubFields;
  readonly sendLabel: string;
  send(fields: ClubFields): Promise<RequestError | null>;
}

/** A form for creating a club or changing its settings. */
export function ClubForm({ translations, initial, sendLabel, send }: ClubFormProps) {
  const fields = useSignal(initial);
  const error = useSignal<RequestError | null>(null);
  const isBusy = useSignal(false);
  const change = (parts: Partial<ClubFields>) => {
    fields.value = { ...fields.value, ...parts };
  };
  const submit = async () => {
    isBusy.value = true;
    error.value = await send(fields.value);
    isBusy.value = false;
  };
  return (
    <form
      class="club-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label={translations.name}
        required
        maxLength={40}
        value={fields.value.name}
        onChange={(name) => change({ name })}
      />
      <TextAreaField
        label={translations.description}
        rows={4}
        maxLength={500}
        value={fields.value.description}
        onChange={(description) => change({ description })}
      />
      <RadioGroup
        name="access"
        label={translations.access}
        value={fields.value.access}
        options={(['open', 'invitation'] as const).map((value) => ({
          value,
          label: translations.accesses[value],
          about: translations.accessesAbout[value],
        }))}
        onChange={(access) => change({ access })}
      />
      <ErrorMessage error={error.value && (error.value.code === 'name-taken' ? translations.nameTaken : error.value)} />
      <div>
        <button type="submit" class="button is-main" disabled={isBusy.value}>
          {sendLabel}
        </button>
      </div>
    </form>
  );
}
