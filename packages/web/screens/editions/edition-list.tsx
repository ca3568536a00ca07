import { useSignal } from '@preact/signals';
import { parseJsonFile } from '@safehouse/contract';
import { GAME_EDITORS } from '@safehouse/games/registry.web';
import type { EditionEditor } from '@safehouse/ui';
import { relativeTime } from '../../i18n/relative-time.ts';
import { currentLang } from '../../i18n/translations.ts';
import { useGameTitle } from '../../state/games.ts';
import { navigate } from '../../state/router.ts';
import { newEditionKey, savedEditions, saveEdition } from '../../state/saved-editions.ts';
import { documentTitle, withTitle } from './document-title.ts';
import type { EditionsTranslations } from './locales/index.ts';

interface ImportError {
  readonly text: string;
  readonly problems: readonly string[];
}

export function EditionList({ translations }: { readonly translations: EditionsTranslations }) {
  const titleOfGame = useGameTitle();
  const error = useSignal<ImportError | null>(null);
  return (
    <section class="plain is-wide">
      <h1>{translations.title}</h1>
      <p class="lead">{translations.about}</p>
      {savedEditions.value.length === 0 ? <p>{translations.none}</p> : <SavedEditionRows translations={translations} />}
      {Object.keys(GAME_EDITORS).map((game) => (
        <div key={game} class="row">
          <button type="button" class="button is-main" onClick={() => void createEdition(game, translations)}>
            {translations.fresh(titleOfGame(game))}
          </button>
          <label class="button ed-file">
            {translations.bring}
            <input
              type="file"
              accept=".json,application/json"
              onChange={async ({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) error.value = await importEdition(game, file, translations);
                currentTarget.value = '';
              }}
            />
          </label>
        </div>
      ))}
      {error.value && (
        <div class="notice is-no" role="alert">
          <div>
            <p>{error.value.text}</p>
            <ul class="ed-problems">
              {error.value.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </section>
  );
}

function SavedEditionRows({ translations }: { readonly translations: EditionsTranslations }) {
  const titleOfGame = useGameTitle();
  return (
    <ul class="ed-list">
      {savedEditions.value.map(({ key, game, title, isSound, updatedAt }) => (
        <li key={key} class="row-card is-mine">
          <a class="row-link" href={`/editions/${key}`} aria-label={translations.edit(title)}>
            <b>{title}</b>
            <span class={isSound ? 'ed-sound' : 'row-state'}>
              {isSound ? translations.sound : translations.unsound}
            </span>
            <span class="quiet">
              {titleOfGame(game)} · {relativeTime(updatedAt, currentLang())}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Starts as a copy of the built-in edition. */
async function createEdition(game: string, translations: EditionsTranslations): Promise<void> {
  const editor = await GAME_EDITORS[game]();
  saveAndOpen(
    game,
    editor,
    withTitle({ ...editor.defaultDocument(), id: `own-${newEditionKey()}` }, translations.newTitle),
  );
}

async function importEdition(
  game: string,
  file: File,
  translations: EditionsTranslations,
): Promise<ImportError | null> {
  const editor = await GAME_EDITORS[game]();
  const parsed = parseJsonFile(new Uint8Array(await file.arrayBuffer()));
  if (!parsed.ok) return { text: translations.notJson, problems: [] };
  const document = parsed.value;
  if (editor.isEditable(document)) {
    saveAndOpen(game, editor, withTitle(document, documentTitle(document) ?? file.name.replace(/\.json$/i, '')));
    return null;
  }
  const editorTranslations = await editor.translations[currentLang()]();
  const problems = editor
    .findProblems(document)
    .map((problem) => editor.problemText(problem, document, editorTranslations));
  return { text: translations.notEdition, problems: problems.slice(0, 10) };
}

function saveAndOpen(game: string, editor: EditionEditor, document: object): void {
  const key = newEditionKey();
  const isSound = editor.findProblems(document).length === 0;
  saveEdition({ key, game, title: documentTitle(document) ?? '', document, isSound, updatedAt: Date.now() });
  navigate(`/editions/${key}`);
}
