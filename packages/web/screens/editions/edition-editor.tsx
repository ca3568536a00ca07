import { useSignal } from '@preact/signals';
import { GAME_EDITORS } from '@safehouse/games/registry.web';
import type { EditionEditor, EditionProblem } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import { currentLang } from '../../i18n/translations.ts';
import { navigate } from '../../state/router.ts';
import { deleteEdition, type SavedEdition, savedEditions, saveEdition } from '../../state/saved-editions.ts';
import { documentTitle, withTitle } from './document-title.ts';
import type { EditionsTranslations } from './locales/index.ts';
import { ProblemList } from './problem-list.tsx';
import { createHistory, recordChange, redo, type UndoHistory, undo } from './undo-history.ts';

interface EditScreenProps {
  readonly editionKey: string;
  readonly translations: EditionsTranslations;
}

export function EditionEditorScreen({ editionKey, translations }: EditScreenProps) {
  const saved = savedEditions.value.find(({ key }) => key === editionKey);
  const editor = useSignal<EditionEditor | null>(null);
  const game = saved?.game ?? '';
  useEffect(() => {
    if (Object.hasOwn(GAME_EDITORS, game)) {
      void GAME_EDITORS[game]().then((loaded) => {
        editor.value = loaded;
      });
    }
  }, [game]);
  if (!saved) {
    return (
      <section class="plain">
        <h1>{translations.gone}</h1>
        <a class="button" href="/editions">
          {translations.title}
        </a>
      </section>
    );
  }
  return editor.value && <EditorWorkspace saved={saved} editor={editor.value} translations={translations} />;
}

interface EditorWorkspaceProps {
  readonly saved: SavedEdition;
  readonly editor: EditionEditor;
  readonly translations: EditionsTranslations;
}

function EditorWorkspace({ saved, editor, translations }: EditorWorkspaceProps) {
  const editorTranslations = useScreenTranslations(editor.translations);
  const history = useSignal<UndoHistory<object>>(createHistory(saved.document));
  const focused = useSignal<EditionProblem | null>(null);
  const isFull = useSignal(false);
  const document = history.value.present;
  const problems = editor.findProblems(document);
  const setHistory = (next: UndoHistory<object>) => {
    if (next === history.value) return;
    history.value = next;
    const title = documentTitle(next.present) ?? saved.title;
    const isSound = editor.findProblems(next.present).length === 0;
    isFull.value = !saveEdition({ ...saved, title, document: next.present, isSound, updatedAt: Date.now() });
  };
  const { Editor } = editor;
  if (!editorTranslations) return null;
  return (
    <section class={`ed-editor game-${saved.game}`}>
      <h1 class="hidden">{translations.edit(documentTitle(document) ?? saved.title)}</h1>
      <EditorHeader
        saved={saved}
        history={history.value}
        isPlayable={problems.length === 0}
        translations={translations}
        onChange={setHistory}
      />
      <p class={isFull.value ? 'error' : 'quiet'} role="status">
        {isFull.value ? translations.full : translations.kept}
      </p>
      <ProblemList
        texts={problems.map((problem) => editor.problemText(problem, document, editorTranslations))}
        translations={translations}
        onShow={(i) => {
          focused.value = problems[i];
        }}
      />
      <Editor
        document={document}
        translations={editorTranslations}
        lang={currentLang()}
        focusedProblem={focused.value}
        onChange={(next) => setHistory(recordChange(history.value, next))}
      />
    </section>
  );
}

interface EditorHeaderProps {
  readonly saved: SavedEdition;
  readonly history: UndoHistory<object>;
  readonly isPlayable: boolean;
  readonly translations: EditionsTranslations;
  onChange(next: UndoHistory<object>): void;
}

function EditorHeader({ saved, history, isPlayable, translations, onChange }: EditorHeaderProps) {
  const document = history.present;
  return (
    <header class="ed-top">
      <a class="button is-quiet" href="/editions">
        {translations.title}
      </a>
      <label class="field ed-name">
        <span>{translations.name}</span>
        <input
          type="text"
          maxLength={60}
          value={documentTitle(document) ?? ''}
          onChange={({ currentTarget }) => onChange(recordChange(history, withTitle(document, currentTarget.value)))}
        />
      </label>
      <button type="button" class="button" disabled={history.past.length === 0} onClick={() => onChange(undo(history))}>
        {translations.undo}
      </button>
      <button
        type="button"
        class="button"
        disabled={history.future.length === 0}
        onClick={() => onChange(redo(history))}
      >
        {translations.redo}
      </button>
      <EditionActions saved={saved} isPlayable={isPlayable} document={document} translations={translations} />
    </header>
  );
}

interface EditionActionsProps {
  readonly saved: SavedEdition;
  readonly isPlayable: boolean;
  readonly document: object;
  readonly translations: EditionsTranslations;
}

function EditionActions({ saved, isPlayable, document, translations }: EditionActionsProps) {
  const isLeaving = useSignal(false);
  return (
    <>
      <button type="button" class="button" onClick={() => downloadEdition(saved.title, document)}>
        {translations.save}
      </button>
      {isPlayable && (
        <a class="button is-main" href={`/new/${saved.game}?edition=${saved.key}`}>
          {translations.play}
        </a>
      )}
      {isLeaving.value ? (
        <fieldset class="row ed-really">
          <legend>{translations.really}</legend>
          <button
            type="button"
            class="button is-danger"
            onClick={() => {
              deleteEdition(saved.key);
              navigate('/editions');
            }}
          >
            {translations.yes}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              isLeaving.value = false;
            }}
          >
            {translations.no}
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
          {translations.remove}
        </button>
      )}
    </>
  );
}

function downloadEdition(title: string, edition: object): void {
  const blob = new Blob([JSON.stringify(edition, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${title.replace(/[^\p{L}\p{N}]+/gu, '-') || 'edition'}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
