import { useSignal } from '@preact/signals';
import { GAME_EDITORS } from '@safehouse/games/registry.web';
import type { EditionEditor } from '@safehouse/ui';
import { editions, keepEdition, newEditionKey } from '../../state/editions.ts';
import { useTitle } from '../../state/games.ts';
import { go } from '../../state/router.ts';
import { lang } from '../../state/words.ts';
import { ago } from '../front/ago.ts';
import { titled, titleOf } from './document.ts';
import type { EditionsWords } from './words/index.ts';

/** What could not be opened, in words. */
interface No {
  readonly text: string;
  readonly problems: readonly string[];
}

export function EditionList({ words }: { readonly words: EditionsWords }) {
  const titleOfGame = useTitle();
  const no = useSignal<No | null>(null);
  return (
    <section class="plain is-wide">
      <h1>{words.title}</h1>
      <p class="lead">{words.about}</p>
      {editions.value.length === 0 ? <p>{words.none}</p> : <Kept words={words} />}
      {Object.keys(GAME_EDITORS).map((game) => (
        <div key={game} class="row">
          <button type="button" class="button is-main" onClick={() => void begin(game, words)}>
            {words.fresh(titleOfGame(game))}
          </button>
          <label class="button ed-file">
            {words.bring}
            <input
              type="file"
              accept=".json,application/json"
              onChange={async ({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) no.value = await bring(game, file, words);
                currentTarget.value = '';
              }}
            />
          </label>
        </div>
      ))}
      {no.value && (
        <div class="notice is-no" role="alert">
          <div>
            <p>{no.value.text}</p>
            <ul class="ed-problems">
              {no.value.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </section>
  );
}

function Kept({ words }: { readonly words: EditionsWords }) {
  const titleOfGame = useTitle();
  return (
    <ul class="ed-list">
      {editions.value.map(({ key, game, title, isSound, updatedAt }) => (
        <li key={key} class="row-card is-mine">
          <a class="row-link" href={`/editions/${key}`} aria-label={words.edit(title)}>
            <b>{title}</b>
            <span class={isSound ? 'ed-sound' : 'row-state'}>{isSound ? words.sound : words.unsound}</span>
            <span class="quiet">
              {titleOfGame(game)} · {ago(updatedAt, lang())}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A copy of what comes with the game, to be changed. */
async function begin(game: string, words: EditionsWords): Promise<void> {
  const editor = await GAME_EDITORS[game]();
  keepAndOpen(game, editor, titled({ ...editor.builtIn(), id: `own-${newEditionKey()}` }, words.newTitle));
}

async function bring(game: string, file: File, words: EditionsWords): Promise<No | null> {
  const editor = await GAME_EDITORS[game]();
  let document: unknown;
  try {
    document = JSON.parse(await file.text());
  } catch (error) {
    return { text: words.notJson((error as Error).message), problems: [] };
  }
  if (editor.canShow(document)) {
    keepAndOpen(game, editor, titled(document, titleOf(document) ?? file.name.replace(/\.json$/i, '')));
    return null;
  }
  const spoken = await editor.words[lang()]();
  const problems = editor.check(document).map((problem) => editor.explain(problem, document, spoken));
  return { text: words.notEdition, problems: problems.slice(0, 10) };
}

function keepAndOpen(game: string, editor: EditionEditor, document: object): void {
  const key = newEditionKey();
  const isSound = editor.check(document).length === 0;
  keepEdition({ key, game, title: titleOf(document) ?? '', document, isSound, updatedAt: Date.now() });
  go(`/editions/${key}`);
}
