import { useSignal } from '@preact/signals';
import { ActionButton, type AdminPartProps, adminAction } from './admin-table.tsx';

interface RenameFormProps extends AdminPartProps {
  /** The admin route of the user, club or tournament. */
  readonly path: string;
  readonly name: string;
}

export function RenameForm({ translations, path, name }: RenameFormProps) {
  const text = useSignal(name);
  return (
    <>
      <input
        type="text"
        aria-label={translations.newName(name)}
        value={text.value}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
        }}
      />
      <ActionButton label={translations.rename} run={() => adminAction('PUT', `${path}/name`, { name: text.value })} />
    </>
  );
}
