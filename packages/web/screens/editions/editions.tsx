import { Shell } from '../../parts/shell.tsx';
import { useScreenWords } from '../../state/screen-words.ts';
import { useDocumentTitle } from '../../state/title.ts';
import { house } from '../../state/words.ts';
import './editions.css';
import { EditScreen } from './edit.tsx';
import { EditionList } from './list.tsx';
import { WORDS } from './words/index.ts';

/** Boxes of one's own: all of them, or one on the workbench. */
export function EditionsScreen({ path: [key] }: { readonly path: readonly string[] }) {
  const words = useScreenWords(WORDS);
  const title = words?.title ?? house().loading;
  useDocumentTitle(title);
  return (
    <Shell title={title}>
      {words &&
        (key === undefined ? <EditionList words={words} /> : <EditScreen key={key} at={key} words={words} />)}
    </Shell>
  );
}
