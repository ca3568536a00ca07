import type { ConnectionEntry } from '../rules/edition-document.ts';
import type { Bench } from './bench.ts';
import { earlierSpace, withoutConnection, withoutSpace, withSharedSpace, withSpace } from './edit-map.ts';
import { Press, Select } from './fields.tsx';

/** The connections, each with its spaces in order. A space chosen on the map shows the first that goes through it. */
export function Connections(bench: Bench) {
  const { document: edition, words, chosen, choose, cityName } = bench;
  const way =
    edition.connections.find(({ id }) => id === chosen.id) ??
    edition.connections.find(({ spaces }) => spaces.includes(chosen.id));
  return (
    <div class="sce-part">
      <Select
        label={words.tabs.connections}
        value={way?.id ?? ''}
        empty={words.choose}
        options={edition.connections.map(({ id, a, b }) => ({
          id,
          text: words.connection(cityName(a), cityName(b)),
        }))}
        change={(id) => choose({ tab: 'connections', id })}
      />
      {way && <Way {...bench} way={way} />}
    </div>
  );
}

function Way({ way, ...bench }: Bench & { readonly way: ConnectionEntry }) {
  const { document: edition, words, change, chosen, cityName } = bench;
  const others = edition.spaces.filter(({ id }) => !way.spaces.includes(id));
  return (
    <>
      <h2>{words.spaces}</h2>
      <ol class="sce-spaces">
        {way.spaces.map((space, i) => (
          <li key={space} aria-current={space === chosen.id ? 'true' : undefined}>
            <span>{space}</span>
            {i > 0 && (
              <Press
                tone="quiet"
                label={words.earlier(space)}
                press={() => change(earlierSpace(edition, way.id, space))}
              >
                ↑
              </Press>
            )}
            <Press
              tone="quiet"
              label={words.removeSpace(space)}
              press={() => change(withoutSpace(edition, way.id, space))}
            >
              ×
            </Press>
          </li>
        ))}
      </ol>
      <Press press={() => change(withSpace(edition, way.id))}>{words.addSpace}</Press>
      <Select
        label={words.share}
        value=""
        empty={words.choose}
        options={others.map(({ id }) => ({ id, text: id }))}
        change={(space) => space !== '' && change(withSharedSpace(edition, way.id, space))}
      />
      <Press tone="danger" press={() => change(withoutConnection(edition, way.id))}>
        {words.remove}: {words.connection(cityName(way.a), cityName(way.b))}
      </Press>
    </>
  );
}
