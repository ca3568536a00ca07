import { useEffect, useState } from 'preact/hooks';
import '../ui/styles/palette.css';
import '../ui/styles/map.css';
import './editor.css';
import { namingOf } from '../ui/naming.ts';
import { type Bench, type Chosen, type Props, TABS, type Tab } from './bench.ts';
import { Cards } from './cards.tsx';
import { Cities } from './cities.tsx';
import { Connections } from './connections.tsx';
import { EditorMap } from './map.tsx';
import { Numbers } from './numbers.tsx';
import { chosenFor } from './problems.ts';

/** The map on one side, on the other the part of the box that is being worked on. */
export function Editor(props: Props) {
  const { document: edition, words, lang, shown } = props;
  const [chosen, choose] = useState<Chosen>({ tab: 'cities', id: edition.cities[0]?.id ?? '' });
  useEffect(() => {
    if (shown) choose(chosenFor(shown.at, edition));
  }, [shown]);
  const bench: Bench = { ...props, chosen, choose, cityName: namingOf(lang, edition).city };
  return (
    <div class="sce-bench">
      <EditorMap {...bench} />
      <section class="sce-side" aria-label={words.parts}>
        <nav class="sce-tabs" aria-label={words.parts}>
          {TABS.map((tab) => (
            <button
              key={tab}
              type="button"
              class="chip"
              aria-current={tab === chosen.tab ? 'true' : undefined}
              onClick={() => choose({ tab, id: '' })}
            >
              {words.tabs[tab]}
            </button>
          ))}
        </nav>
        <Part {...bench} tab={chosen.tab} />
      </section>
    </div>
  );
}

function Part({ tab, ...bench }: Bench & { readonly tab: Tab }) {
  switch (tab) {
    case 'cities':
      return <Cities {...bench} />;
    case 'connections':
      return <Connections {...bench} />;
    case 'numbers':
      return <Numbers {...bench} />;
    default:
      return <Cards key={tab} {...bench} pile={tab} />;
  }
}
