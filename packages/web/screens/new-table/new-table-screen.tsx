import { formatNumber, type GameUi } from '@safehouse/ui';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { ErrorMessage } from '../../components/error-message.tsx';
import { MoreOptions } from '../../components/more-options.tsx';
import { NameField } from '../../components/name-field.tsx';
import { PageLayout } from '../../components/page-layout.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { currentLang, t } from '../../i18n/translations.ts';
import { createTable } from '../../match/start-match.ts';
import { editionId, savedEdition, withEdition } from '../../match/table-request.ts';
import type { RequestError } from '../../online/api.ts';
import { useBotLevels } from '../../state/bot-levels.ts';
import { botTableFor, rememberBotTable } from '../../state/bot-tables.ts';
import { useDocumentTitle } from '../../state/document-title.ts';
import { type LoadedGame, useGame } from '../../state/games.ts';
import { NotFoundScreen } from '../not-found-screen.tsx';
import { EditionPicker } from './edition-picker.tsx';
import { GameOptions } from './game-options.tsx';
import { MainOnlineOptions, OnlineOptions } from './online-options.tsx';
import { SeatPickers } from './seat-pickers.tsx';
import { SeekForm } from './seek-form.tsx';
import {
  botTableOf,
  canDrawSeats,
  createDraft,
  hasMoreOptionsChosen,
  isOnline,
  type OpponentKind,
  resizeDraft,
  type TableDraft,
  tableRequestOf,
} from './table-draft.ts';

export function NewTableScreen({ game: id }: { readonly game: string }) {
  const game = useGame(id);
  const translations = t();
  const isSeek = requestedOpponents() === 'opponent';
  const titleOf = isSeek ? translations.seek.title : translations.setup.title;
  const title = game ? titleOf(game.translations.title) : translations.loading;
  useDocumentTitle(title);
  if (game === null) return <NotFoundScreen />;
  return (
    <PageLayout title={title}>
      <section class={`plain is-wide game-${id}`}>
        <h1>{title}</h1>
        {game?.textLang && <p>{translations.front.inEnglish}</p>}
        {game && (isSeek ? <SeekForm {...game} /> : <TableForm {...game} />)}
      </section>
    </PageLayout>
  );
}

function TableForm(game: LoadedGame) {
  const { ui, translations: gameTranslations } = game;
  const translations = t().setup;
  const [draft, setDraft] = useState(() => initialDraft(ui));
  const levels = useBotLevels(game);
  const players = draft.seats.length;
  const gameOptions = {
    ui,
    translations: gameTranslations,
    players,
    options: draft.options,
    onChange: (options: TableDraft['options']) => setDraft({ ...draft, options }),
  };
  return (
    <StartForm draft={draft} ui={ui}>
      {ui.players.length > 1 && (
        <RadioGroup
          name="players"
          label={translations.number}
          value={players}
          options={ui.players.map((value) => ({ value, label: formatNumber(currentLang(), value) }))}
          onChange={(count) => setDraft(resizeDraft(draft, count, levels))}
        />
      )}
      <SeatPickers game={ui.id} draft={draft} levels={levels} onChange={setDraft} />
      <GameOptions {...gameOptions} part="first" />
      {isOnline(draft) && <MainOnlineOptions game={ui.id} draft={draft} onChange={setDraft} />}
      <NameField />
      <MoreOptions isOpen={hasMoreOptionsChosen(ui, draft)}>
        <EditionPicker game={ui.id} value={draft.edition} onChange={(key) => setDraft(withEditionChosen(draft, key))} />
        <GameOptions {...gameOptions} part="others" />
        {!draft.seats.includes('shared') && canDrawSeats(ui, draft) && (
          <RadioGroup
            name="draw"
            label={translations.draw}
            value={draft.draw}
            options={[
              { value: false, label: translations.asListed },
              { value: true, label: translations.drawn },
            ]}
            onChange={(draw) => setDraft({ ...draft, draw })}
          />
        )}
        {isOnline(draft) && <OnlineOptions draft={draft} onChange={setDraft} />}
      </MoreOptions>
    </StartForm>
  );
}

interface StartFormProps extends Pick<LoadedGame, 'ui'> {
  readonly draft: TableDraft;
  readonly children: ComponentChildren;
}

function StartForm({ draft, ui, children }: StartFormProps) {
  const translations = t().setup;
  const [error, setError] = useState<RequestError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    const bots = botTableOf(ui, draft);
    if (bots) rememberBotTable(ui.id, bots);
    setBusy(true);
    setError(await createTable(withEdition(tableRequestOf(ui, draft), draft.edition), draft.names));
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
        <p class="quiet">{isOnline(draft) ? translations.remote : translations.local}</p>
        <ErrorMessage error={error && (error.code === 'offline' ? translations.needsServer : error)} />
        <button type="submit" class="button is-main is-big" disabled={isBusy}>
          {isOnline(draft) ? translations.make : translations.start}
        </button>
      </div>
    </form>
  );
}

function initialDraft(ui: GameUi): TableDraft {
  const draft = createDraft(ui, initialOpponents(), botTableFor(ui.id, Math.min(...ui.players)));
  return withEditionChosen(draft, queryParam('edition') ?? draft.edition);
}

/** The edition's id is an option too, as other choices may depend on it. */
function withEditionChosen(draft: TableDraft, key: string): TableDraft {
  const edition = savedEdition(key);
  return {
    ...draft,
    edition: edition ? key : '',
    options: { ...draft.options, edition: editionId(edition) },
  };
}

function queryParam(name: string): string | null {
  return new URLSearchParams(location.search).get(name);
}

function requestedOpponents(): string | null {
  return queryParam('with');
}

function initialOpponents(): OpponentKind {
  const opponents = requestedOpponents();
  return opponents === 'friends' || opponents === 'device' ? opponents : 'bot';
}
