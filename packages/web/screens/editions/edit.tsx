import { useSignal } from '@preact/signals';
import { GAME_EDITORS } from '@safehouse/games/registry.web';
import type { EditionEditor, EditionProblem } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { editions, forgetEdition, type KeptEdition, keepEdition } from '../../state/editions.ts';
import { go } from '../../state/router.ts';
import { useScreenWords } from '../../state/screen-words.ts';
import { lang } from '../../state/words.ts';
import { titled, titleOf } from './document.ts';
import { beginning, changed, type History, redone, undone } from './history.ts';
import { Problems } from './problems.tsx';
import type { EditionsWords } from './words/index.ts';

interface EditScreenProps {
  readonly at: string;
  readonly words: EditionsWords;
}

/** One edition on the workbench. */
export function EditScreen({ at, words }: EditScreenProps) {
  const kept = editions.value.find(({ key }) => key === at);
  const editor = useSignal<EditionEditor | null>(null);
  const game = kept?.game ?? '';
  useEffect(() => {
    if (Object.hasOwn(GAME_EDITORS, game)) {
      void GAME_EDITORS[game]().then((come) => {
        editor.value = come;
      });
    }
  }, [game]);
  if (!kept) {
    return (
      <section class="plain">
        <h1>{words.gone}</h1>
        <a class="button" href="/editions">
          {words.title}
        </a>
      </section>
    );
  }
  return editor.value && <Workbench kept={kept} editor={editor.value} words={words} />;
}

interface WorkbenchProps {
  readonly kept: KeptEdition;
  readonly editor: EditionEditor;
  readonly words: EditionsWords;
}

function Workbench({ kept, editor, words }: WorkbenchProps) {
  const own = useScreenWords(editor.words);
  const history = useSignal<History<object>>(beginning(kept.document));
  const shown = useSignal<EditionProblem | null>(null);
  const isFull = useSignal(false);
  const document = history.value.present;
  const problems = editor.check(document);
  const turn = (next: History<object>) => {
    if (next === history.value) return;
    history.value = next;
    const title = titleOf(next.present) ?? kept.title;
    const isSound = editor.check(next.present).length === 0;
    isFull.value = !keepEdition({ ...kept, title, document: next.present, isSound, updatedAt: Date.now() });
  };
  const { Editor } = editor;
  if (!own) return null;
  return (
    <section class={`ed-bench game-${kept.game}`}>
      <h1 class="hidden">{words.edit(titleOf(document) ?? kept.title)}</h1>
      <header class="ed-top">
        <a class="button is-quiet" href="/editions">
          {words.title}
        </a>
        <label class="field ed-name">
          <span>{words.name}</span>
          <input
            type="text"
            maxLength={60}
            value={titleOf(document) ?? ''}
            onChange={({ currentTarget }) =>
              turn(changed(history.value, titled(document, currentTarget.value)))
            }
          />
        </label>
        <button
          type="button"
          class="button"
          disabled={history.value.past.length === 0}
          onClick={() => turn(undone(history.value))}
        >
          {words.undo}
        </button>
        <button
          type="button"
          class="button"
          disabled={history.value.future.length === 0}
          onClick={() => turn(redone(history.value))}
        >
          {words.redo}
        </button>
        <Ways kept={kept} isSound={problems.length === 0} document={document} words={words} />
      </header>
      <p class={isFull.value ? 'error' : 'quiet'} role="status">
        {isFull.value ? words.full : words.kept}
      </p>
      <Problems
        texts={problems.map((problem) => editor.explain(problem, document, own))}
        words={words}
        show={(i) => {
          shown.value = problems[i];
        }}
      />
      <Editor
        document={document}
        words={own}
        lang={lang()}
        shown={shown.value}
        change={(next) => turn(changed(history.value, next))}
      />
    </section>
  );
}

interface WaysProps {
  readonly kept: KeptEdition;
  readonly isSound: boolean;
  readonly document: object;
  readonly words: EditionsWords;
}

/** Where an edition can go from here. */
function Ways({ kept, isSound, document, words }: WaysProps) {
  const isLeaving = useSignal(false);
  return (
    <>
      <button type="button" class="button" onClick={() => download(kept.title, document)}>
        {words.save}
      </button>
      {isSound && (
        <a class="button is-main" href={`/new/${kept.game}?edition=${kept.key}`}>
          {words.play}
        </a>
      )}
      {isLeaving.value ? (
        <fieldset class="row ed-really">
          <legend>{words.really}</legend>
          <button
            type="button"
            class="button is-danger"
            onClick={() => {
              forgetEdition(kept.key);
              go('/editions');
            }}
          >
            {words.yes}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              isLeaving.value = false;
            }}
          >
            {words.no}
          </button>
        </fieldset>
      ) : (
        <button
          type="button"
          class="button is-danger"
          onClick={() => {
            isLeaving.value = true;
          }}
        >
          {words.remove}
        </button>
      )}
    </>
  );
}

function download(title: string, edition: object): void {
  const blob = new Blob([JSON.stringify(edition, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${title.replace(/[^\p{L}\p{N}]+/gu, '-') || 'edition'}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
