import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, type No } from '../../online/api.ts';
import { comeIn, recall } from '../../online/me.ts';
import { Choice } from '../../parts/choice.tsx';
import { explain } from '../../parts/refusal.ts';
import { Shell } from '../../parts/shell.tsx';
import { useCovers } from '../../state/games.ts';
import { go } from '../../state/router.ts';
import { useScreenWords } from '../../state/screen-words.ts';
import { useDocumentTitle } from '../../state/title.ts';
import { house } from '../../state/words.ts';
import './daily.css';
import { DuelTable } from './duel-table.tsx';
import { GuestName } from './guest-name.tsx';
import { type DailyWords, WORDS } from './words/index.ts';

/** `/duel` opens one, `/duel/:id` is one. */
export function DuelScreen({ path: [id] }: { readonly path: readonly string[] }) {
  const words = useScreenWords(WORDS);
  const title = words?.duel.title ?? house().loading;
  useDocumentTitle(title);
  useEffect(() => {
    void recall();
  }, []);
  return (
    <Shell title={title}>
      <section class="plain is-wide daily">
        {words && (
          <>
            <h1>{title}</h1>
            {id === undefined ? <NewDuel words={words} /> : <DuelTable words={words} id={id} />}
          </>
        )}
      </section>
    </Shell>
  );
}

function NewDuel({ words: { duel } }: { readonly words: DailyWords }) {
  const covers = useCovers();
  const game = useSignal<string | null>(null);
  const no = useSignal<No | null>(null);
  const isBusy = useSignal(false);
  const chosen = game.value ?? covers[0]?.id ?? '';
  const open = async () => {
    isBusy.value = true;
    no.value = await openDuel(chosen);
    isBusy.value = false;
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <p class="lead">{duel.about}</p>
      <Choice
        name="game"
        label={duel.game}
        value={chosen}
        options={covers.map(({ id, title, challenge }) => ({
          value: id,
          label: title,
          ...(challenge !== undefined && { about: challenge }),
        }))}
        choose={(value) => {
          game.value = value;
        }}
      />
      <GuestName />
      {no.value && (
        <p class="error" role="alert">
          {explain(no.value).text}
        </p>
      )}
      <div>
        <button type="submit" class="button is-main is-big" disabled={isBusy.value || chosen === ''}>
          {duel.open}
        </button>
      </div>
    </form>
  );
}

async function openDuel(game: string): Promise<No | null> {
  const no = await comeIn();
  if (no) return no;
  const answer = await ask<{ readonly id: string }>('POST', '/duels', { game });
  if (!answer.ok) return answer.no;
  go(`/duel/${answer.value.id}`);
  return null;
}
