import { useSignal } from '@preact/signals';
import { TOURNAMENT_FORMATS } from '@safehouse/protocol';
import { LoadingText } from '../../components/loading-screen.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { refusalText } from '../../i18n/refusal-text.ts';
import { t } from '../../i18n/translations.ts';
import { apiRequest, type RequestError } from '../../online/api.ts';
import { ensureSession } from '../../online/session.ts';
import { useCharacters } from '../../state/characters.ts';
import { useGame, useGameCovers } from '../../state/games.ts';
import { navigate } from '../../state/router.ts';
import { GuestName } from '../daily/guest-name.tsx';
import { GameOptions } from '../new-table/game-options.tsx';
import type { TournamentTranslations } from './locales/index.ts';
import {
  canBeDuplicate,
  clocksFor,
  EMPTY_DRAFT,
  settingsOf,
  TOURNAMENT_CLOCKS,
  type TournamentClock,
  type TournamentDraft,
} from './tournament-draft.ts';

interface FormProps {
  readonly translations: TournamentTranslations;
}

const PLAYERS = 2;

export function NewTournament({ translations }: FormProps) {
  const { form } = translations;
  const covers = useGameCovers();
  const chosenGame = useSignal<string | null>(null);
  const draft = useSignal<TournamentDraft>(EMPTY_DRAFT);
  const error = useSignal<RequestError | null>(null);
  const isBusy = useSignal(false);
  const game = chosenGame.value ?? covers[0]?.id ?? '';
  const characters = useCharacters(game)?.characters ?? [];
  // There is one for each level, the weakest first.
  const level = characters[characters.length >> 1]?.level ?? '';
  const change = (parts: Partial<TournamentDraft>) => {
    draft.value = { ...draft.value, ...parts };
  };
  const send = async () => {
    isBusy.value = true;
    error.value = await createTournament(draft.value, { game, level });
    isBusy.value = false;
  };
  // The options of the first game belong to the form from the start: later they would push down what is being pressed.
  const firstGame = useGame(covers[0]?.id ?? '');
  if (!firstGame) return <LoadingText />;
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h1>{form.title}</h1>
      <label class="field">
        <span>{form.name}</span>
        <input
          type="text"
          required
          maxLength={60}
          placeholder={form.nameExample}
          value={draft.value.name}
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </label>
      <RadioGroup
        name="game"
        label={form.game}
        value={game}
        options={covers.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(id) => {
          chosenGame.value = id;
          change({ options: {} });
        }}
      />
      <OptionsOfGame game={game} draft={draft.value} onChange={change} />
      <FormatFields translations={translations} draft={draft.value} onChange={change} />
      <StartFields translations={translations} draft={draft.value} onChange={change} />
      <RuleFields translations={translations} draft={draft.value} onChange={change} />
      <GuestName />
      {error.value && (
        <p class="error" role="alert">
          {refusalText(error.value).text}
        </p>
      )}
      <div>
        <button type="submit" class="button is-main is-big" disabled={isBusy.value || game === ''}>
          {form.send}
        </button>
      </div>
    </form>
  );
}

interface ChosenGame {
  readonly game: string;
  /** Of the bots that fill up. */
  readonly level: string;
}

async function createTournament(draft: TournamentDraft, { game, level }: ChosenGame): Promise<RequestError | null> {
  const error = await ensureSession();
  if (error) return error;
  const settings = settingsOf(draft, { game, level, now: Date.now() });
  const answer = await apiRequest<{ readonly id: string }>('POST', '/tournaments', settings);
  if (!answer.ok) return answer.error;
  navigate(`/tournament/${answer.value.id}`);
  return null;
}

interface FieldsProps {
  readonly draft: TournamentDraft;
  onChange(parts: Partial<TournamentDraft>): void;
}

function OptionsOfGame({ game, draft, onChange }: FieldsProps & { readonly game: string }) {
  const loaded = useGame(game);
  if (!loaded) return null;
  const { ui, translations } = loaded;
  return (
    <GameOptions
      ui={ui}
      translations={translations}
      players={PLAYERS}
      options={draft.options}
      onChange={(options) => onChange({ options })}
    />
  );
}

function FormatFields({ translations, draft, onChange }: FieldsProps & FormProps) {
  const { form, formats, formatsAbout } = translations;
  const { format } = draft;
  return (
    <>
      <RadioGroup
        name="format"
        label={form.format}
        value={format}
        options={TOURNAMENT_FORMATS.map((value) => ({ value, label: formats[value], about: formatsAbout[value] }))}
        onChange={(value) => onChange({ format: value, rounds: value === 'round-robin' ? 1 : 5 })}
      />
      {format === 'arena' && (
        <NumberField
          label={form.minutes}
          range={[5, 720]}
          value={draft.minutes}
          onChange={(minutes) => onChange({ minutes })}
        />
      )}
      {(format === 'swiss' || format === 'round-robin') && (
        <NumberField
          label={format === 'swiss' ? form.rounds : form.cycles}
          range={[1, format === 'swiss' ? 15 : 2]}
          value={draft.rounds}
          onChange={(rounds) => onChange({ rounds })}
        />
      )}
      <RadioGroup
        name="clock"
        label={form.clock}
        value={draft.clock}
        options={clocksFor(draft).map((value) => ({
          value,
          label: clockLabel(value),
        }))}
        onChange={(clock) => onChange({ clock })}
      />
    </>
  );
}

function clockLabel(name: TournamentClock): string {
  const { clocks } = t().setup;
  if (name === 'day') return clocks.day;
  const { base, increment } = TOURNAMENT_CLOCKS[name];
  return clocks[name](base / 60, increment);
}

interface NumberFieldProps {
  readonly label: string;
  readonly range: readonly [number, number];
  readonly value: number;
  onChange(value: number): void;
}

function NumberField({ label, range: [min, max], value, onChange }: NumberFieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        required
        min={min}
        max={max}
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </label>
  );
}

function StartFields({ translations: { form }, draft, onChange }: FieldsProps & FormProps) {
  return (
    <>
      <RadioGroup
        name="start"
        label={form.start}
        value={draft.start}
        options={(['now', 'soon', 'hour', 'time'] as const).map((value) => ({ value, label: form.starts[value] }))}
        onChange={(start) => onChange({ start })}
      />
      {draft.start === 'time' && (
        <label class="field">
          <span>{form.time}</span>
          <input
            type="datetime-local"
            required
            value={draft.time}
            onInput={({ currentTarget }) => onChange({ time: currentTarget.value })}
          />
        </label>
      )}
    </>
  );
}

function RuleFields({ translations: { form }, draft, onChange }: FieldsProps & FormProps) {
  const isDuplicate = draft.duplicate && canBeDuplicate(draft);
  return (
    <>
      <RadioGroup
        name="access"
        label={form.access}
        value={draft.access}
        options={(['open', 'code'] as const).map((value) => ({ value, label: form.accesses[value] }))}
        onChange={(access) => onChange({ access })}
      />
      {canBeDuplicate(draft) && (
        <RadioGroup
          name="deals"
          label={form.deals}
          value={draft.duplicate}
          options={[
            { value: false, label: form.ownDeal },
            { value: true, label: form.sameDeal, about: form.sameDealAbout },
          ]}
          onChange={(duplicate) => onChange({ duplicate })}
        />
      )}
      {!isDuplicate && (
        <>
          <RadioGroup
            name="rated"
            label={form.rating}
            value={draft.rated}
            options={[
              { value: false, label: form.notRated },
              { value: true, label: form.rated },
            ]}
            onChange={(rated) => onChange({ rated })}
          />
          <RadioGroup
            name="bots"
            label={form.bots}
            value={draft.bots}
            options={[
              { value: false, label: form.noBots },
              { value: true, label: form.withBots },
            ]}
            onChange={(bots) => onChange({ bots })}
          />
        </>
      )}
    </>
  );
}
