import { useEffect, useState } from 'preact/hooks';
import '../ui/art/palette.css';
import '../ui/board/map/route-map.css';
import './editor.css';
import { editionNamesFor } from '../ui/log/edition-names.ts';
import { CardsPanel } from './cards-panel.tsx';
import { CitiesPanel } from './cities-panel.tsx';
import { ConnectionsPanel } from './connections-panel.tsx';
import {
  EDITOR_TABS,
  type EditorContext,
  type EditorSelection,
  type EditorTab,
  type SpyEditorProps,
} from './editor-context.ts';
import { EditorMap } from './editor-map.tsx';
import { NumbersPanel } from './numbers-panel.tsx';
import { selectionForProblem } from './problem-text.ts';

/** The map on one side, the selected part of the edition on the other. */
export function Editor(props: SpyEditorProps) {
  const { document: edition, translations, lang, focusedProblem } = props;
  const [selection, select] = useState<EditorSelection>({ tab: 'cities', id: edition.cities[0]?.id ?? '' });
  useEffect(() => {
    if (focusedProblem) select(selectionForProblem(focusedProblem.at, edition));
  }, [focusedProblem]);
  const context: EditorContext = {
    ...props,
    selection,
    select,
    cityName: editionNamesFor(lang, edition).cityName,
  };
  return (
    <div class="sce-editor">
      <EditorMap {...context} />
      <section class="sce-side" aria-label={translations.parts}>
        <nav class="sce-tabs" aria-label={translations.parts}>
          {EDITOR_TABS.map((tab) => (
            <button
              key={tab}
              type="button"
              class="chip"
              aria-current={tab === selection.tab ? 'true' : undefined}
              onClick={() => select({ tab, id: '' })}
            >
              {translations.tabs[tab]}
            </button>
          ))}
        </nav>
        <SelectedPanel {...context} tab={selection.tab} />
      </section>
    </div>
  );
}

function SelectedPanel({ tab, ...context }: EditorContext & { readonly tab: EditorTab }) {
  switch (tab) {
    case 'cities':
      return <CitiesPanel {...context} />;
    case 'connections':
      return <ConnectionsPanel {...context} />;
    case 'numbers':
      return <NumbersPanel {...context} />;
    default:
      return <CardsPanel key={tab} {...context} pile={tab} />;
  }
}
