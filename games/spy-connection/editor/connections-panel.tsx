import type { ConnectionEntry } from '../rules/edition-document.ts';
import { addSharedSpace, addSpace, moveSpaceEarlier, removeConnection, removeSpace } from './edit-map.ts';
import type { EditorContext } from './editor-context.ts';
import { Button, Select } from './fields.tsx';

/** The connections, each with its spaces in order. A space chosen on the map shows the first that goes through it. */
export function ConnectionsPanel(context: EditorContext) {
  const { document: edition, translations, selection, select, cityName } = context;
  const way =
    edition.connections.find(({ id }) => id === selection.id) ??
    edition.connections.find(({ spaces }) => spaces.includes(selection.id));
  return (
    <div class="sce-part">
      <Select
        label={translations.tabs.connections}
        value={way?.id ?? ''}
        empty={translations.choose}
        options={edition.connections.map(({ id, a, b }) => ({
          id,
          text: translations.connection(cityName(a), cityName(b)),
        }))}
        change={(id) => select({ tab: 'connections', id })}
      />
      {way && <ConnectionForm {...context} way={way} />}
    </div>
  );
}

function ConnectionForm({ way, ...context }: EditorContext & { readonly way: ConnectionEntry }) {
  const { document: edition, translations, onChange, selection, cityName } = context;
  const others = edition.spaces.filter(({ id }) => !way.spaces.includes(id));
  return (
    <>
      <h2>{translations.spaces}</h2>
      <ol class="sce-spaces">
        {way.spaces.map((space, i) => (
          <li key={space} aria-current={space === selection.id ? 'true' : undefined}>
            <span>{space}</span>
            {i > 0 && (
              <Button
                tone="quiet"
                label={translations.earlier(space)}
                onPress={() => onChange(moveSpaceEarlier(edition, way.id, space))}
              >
                ↑
              </Button>
            )}
            <Button
              tone="quiet"
              label={translations.removeSpace(space)}
              onPress={() => onChange(removeSpace(edition, way.id, space))}
            >
              ×
            </Button>
          </li>
        ))}
      </ol>
      <Button onPress={() => onChange(addSpace(edition, way.id))}>{translations.addSpace}</Button>
      <Select
        label={translations.share}
        value=""
        empty={translations.choose}
        options={others.map(({ id }) => ({ id, text: id }))}
        change={(space) => space !== '' && onChange(addSharedSpace(edition, way.id, space))}
      />
      <Button tone="danger" onPress={() => onChange(removeConnection(edition, way.id))}>
        {translations.remove}: {translations.connection(cityName(way.a), cityName(way.b))}
      </Button>
    </>
  );
}
