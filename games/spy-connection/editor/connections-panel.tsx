import type { ConnectionEntry } from '../rules/edition-document.ts';
import { addSharedSpace, addSpace, moveSpaceEarlier, removeConnection, removeSpace } from './edit-map.ts';
import type { EditorContext } from './editor-context.ts';
import { Button, Select } from './fields.tsx';

/** The connections, each with its spaces in order. A space selected on the map shows the first connection through it. */
export function ConnectionsPanel(context: EditorContext) {
  const { document: edition, translations, selection, select, cityName } = context;
  const connection =
    edition.connections.find(({ id }) => id === selection.id) ??
    edition.connections.find(({ spaces }) => spaces.includes(selection.id));
  return (
    <div class="sce-part">
      <Select
        label={translations.tabs.connections}
        value={connection?.id ?? ''}
        empty={translations.choose}
        options={edition.connections.map(({ id, a, b }) => ({
          id,
          text: translations.connection(cityName(a), cityName(b)),
        }))}
        change={(id) => select({ tab: 'connections', id })}
      />
      {connection && <ConnectionForm {...context} connection={connection} />}
    </div>
  );
}

function ConnectionForm({ connection, ...context }: EditorContext & { readonly connection: ConnectionEntry }) {
  const { document: edition, translations, onChange, selection, cityName } = context;
  const others = edition.spaces.filter(({ id }) => !connection.spaces.includes(id));
  return (
    <>
      <h2>{translations.spaces}</h2>
      <ol class="sce-spaces">
        {connection.spaces.map((space, i) => (
          <li key={space} aria-current={space === selection.id ? 'true' : undefined}>
            <span>{space}</span>
            {i > 0 && (
              <Button
                tone="quiet"
                label={translations.earlier(space)}
                onPress={() => onChange(moveSpaceEarlier(edition, connection.id, space))}
              >
                ↑
              </Button>
            )}
            <Button
              tone="quiet"
              label={translations.removeSpace(space)}
              onPress={() => onChange(removeSpace(edition, connection.id, space))}
            >
              ×
            </Button>
          </li>
        ))}
      </ol>
      <Button onPress={() => onChange(addSpace(edition, connection.id))}>{translations.addSpace}</Button>
      <Select
        label={translations.share}
        value=""
        empty={translations.choose}
        options={others.map(({ id }) => ({ id, text: id }))}
        change={(space) => space !== '' && onChange(addSharedSpace(edition, connection.id, space))}
      />
      <Button tone="danger" onPress={() => onChange(removeConnection(edition, connection.id))}>
        {translations.remove}: {translations.connection(cityName(connection.a), cityName(connection.b))}
      </Button>
    </>
  );
}
