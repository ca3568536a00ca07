import { useSignal } from '@preact/signals';
import { TextField } from '../../components/text-field.tsx';
import { ActionButton, type AdminPartProps, adminAction } from './admin-table.tsx';

export function CloseTableButton({ translations, match }: AdminPartProps & { readonly match: string }) {
  return (
    <ActionButton
      label={translations.closeTable}
      question={translations.closeTableQuestion}
      run={() => adminAction('POST', `/matches/${encodeURIComponent(match)}/close`)}
    />
  );
}

/** Ends any table, identified by the link that its players have. */
export function Tables({ translations }: AdminPartProps) {
  const link = useSignal('');
  return (
    <section aria-labelledby="admin-tables">
      <h2 id="admin-tables">{translations.tables}</h2>
      <div class="row">
        <TextField
          label={translations.tableLink}
          value={link.value}
          onChange={(text) => {
            link.value = text;
          }}
        />
        <CloseTableButton translations={translations} match={matchIdIn(link.value)} />
      </div>
    </section>
  );
}

/** The last part of a link, or the id itself. */
function matchIdIn(text: string): string {
  return text.trim().split(/[?#]/)[0].replace(/\/+$/, '').split('/').at(-1) || '-';
}
