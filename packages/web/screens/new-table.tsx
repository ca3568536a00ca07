import type { NewTable } from '@safehouse/protocol';
import { number } from '@safehouse/ui';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { NameField } from '../frame/waiting.tsx';
import { desk } from '../local/desk.ts';
import { startTable } from '../match/start.ts';
import type { No } from '../online/api.ts';
import { Choice } from '../parts/choice.tsx';
import { explain } from '../parts/refusal.ts';
import { Shell } from '../parts/shell.tsx';
import { editions } from '../state/editions.ts';
import { type ShownGame, useGame } from '../state/games.ts';
import { settings } from '../state/settings.ts';
import { useDocumentTitle } from '../state/title.ts';
import { house, lang } from '../state/words.ts';
import { Missing } from './missing.tsx';
import { type Draft, isOnline, newDraft, resized, type With, wishOf } from './setup/draft.ts';
import { EditionChoice } from './setup/edition-choice.tsx';
import { GameChoices } from './setup/game-choices.tsx';
import { OnlinePart } from './setup/online-part.tsx';
import { Seats } from './setup/seats.tsx';
import { SeekForm } from './setup/seek-form.tsx';

/** One screen from the wish to play to the table. */
export function NewTableScreen({ game: id }: { readonly game: string }) {
  const game = useGame(id);
  const words = house();
  const isSeek = wayHere() === 'opponent';
  const titleOf = isSeek ? words.seek.title : words.setup.title;
  const title = game ? titleOf(game.words.title) : words.loading;
  useDocumentTitle(title);
  if (game === null) return <Missing />;
  return (
    <Shell title={title}>
      <section class={`plain is-wide game-${id}`}>
        <h1>{title}</h1>
        {game && (isSeek ? <SeekForm {...game} /> : <Setup {...game} />)}
      </section>
    </Shell>
  );
}

function Setup({ ui, words: gameWords }: ShownGame) {
  const words = house().setup;
  const [draft, setDraft] = useState(() =>
    playedWith(newDraft(ui, othersHere(), settings.level.value), asked('edition') ?? ''),
  );
  const levels = useLevels(ui.id);
  const players = draft.seats.length;
  return (
    <StartForm draft={draft} ui={ui}>
      {ui.players.length > 1 && (
        <Choice
          name="players"
          label={words.number}
          value={players}
          options={ui.players.map((value) => ({ value, label: number(lang(), value) }))}
          choose={(count) => setDraft(resized(draft, count))}
        />
      )}
      <Seats draft={draft} levels={levels} change={setDraft} />
      <EditionChoice game={ui.id} value={draft.edition} choose={(key) => setDraft(playedWith(draft, key))} />
      <GameChoices
        ui={ui}
        words={gameWords}
        players={players}
        options={draft.options}
        change={(options) => setDraft({ ...draft, options })}
      />
      {!draft.seats.includes('shared') && (
        <Choice
          name="draw"
          label={words.draw}
          value={draft.draw}
          options={[
            { value: false, label: words.asListed },
            { value: true, label: words.drawn },
          ]}
          choose={(draw) => setDraft({ ...draft, draw })}
        />
      )}
      {isOnline(draft) && <OnlinePart draft={draft} change={setDraft} />}
      <NameField />
    </StartForm>
  );
}

interface StartProps extends Pick<ShownGame, 'ui'> {
  readonly draft: Draft;
  readonly children: ComponentChildren;
}

function StartForm({ draft, ui, children }: StartProps) {
  const words = house().setup;
  const [no, setNo] = useState<No | null>(null);
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    const bot = draft.seats.find((seat) => typeof seat === 'object');
    if (bot) settings.level.value = bot.bot;
    setBusy(true);
    setNo(await startTable(withEdition(wishOf(ui, draft), draft), draft.names));
    setBusy(false);
  };
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      {children}
      <div class="setup-end">
        <p class="quiet">{isOnline(draft) ? words.remote : words.local}</p>
        {no && (
          <p class="error" role="alert">
            {no.code === 'offline' ? words.needsServer : explain(no).text}
          </p>
        )}
        <button type="submit" class="button is-main is-big" disabled={isBusy}>
          {isOnline(draft) ? words.make : words.start}
        </button>
      </div>
    </form>
  );
}

/** The draft with one of the player's own editions; what is asked may depend on it. */
function playedWith(draft: Draft, key: string): Draft {
  const edition = editions.value.find((one) => one.key === key)?.document;
  return { ...draft, edition: edition ? key : '', options: { ...draft.options, edition: idOf(edition) } };
}

/** The document travels with the wish, and the options name it. */
function withEdition(wish: NewTable, { edition: key }: Draft): NewTable {
  const edition = editions.value.find((one) => one.key === key)?.document;
  if (!edition) return wish;
  return { ...wish, options: { ...wish.options, edition: idOf(edition) }, edition: { ...edition } };
}

function idOf(edition: object | undefined): unknown {
  return edition && 'id' in edition ? edition.id : undefined;
}

function asked(name: string): string | null {
  return new URLSearchParams(location.search).get(name);
}

function wayHere(): string | null {
  return asked('with');
}

function othersHere(): With {
  const way = wayHere();
  return way === 'friends' || way === 'device' ? way : 'bot';
}

/** The bots of this game, as the thread that runs them knows them. */
function useLevels(game: string): readonly string[] {
  const [levels, setLevels] = useState<readonly string[]>([settings.level.value]);
  useEffect(() => {
    void desk.ask({ type: 'levels', game }).then((answer) => {
      if (answer.ok) setLevels(answer.value as readonly string[]);
    });
  }, [game]);
  return levels;
}
