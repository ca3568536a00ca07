import { useSignal } from '@preact/signals';
import type { ClubView } from '@safehouse/protocol';
import { ErrorMessage } from '../../components/error-message.tsx';
import { LoadingText } from '../../components/loading-screen.tsx';
import { MoreOptions } from '../../components/more-options.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { TextField } from '../../components/text-field.tsx';
import { apiRequest, type RequestError } from '../../online/api.ts';
import { useResource } from '../../online/resource.ts';
import { ensureSession } from '../../online/session.ts';
import { useCharacters } from '../../state/characters.ts';
import { useGame, useGameCovers } from '../../state/games.ts';
import { leaveForm } from '../../state/router.ts';
import { useClockPresets } from '../../state/use-clock-presets.ts';
import { GuestName } from '../daily/guest-name.tsx';
import { GameOptions } from '../new-table/game-options.tsx';
import { joinTournament } from './join-tournament.ts';
import type { TournamentTranslations } from './locales/index.ts';
import { type DraftContext, draftFromLink, settingsOf, type TournamentDraft } from './tournament-draft.ts';
import { type FieldsProps, FormatFields, RareFields, RuleFields, StartFields } from './tournament-fields.tsx';

const PLAYERS = 2;

/** The state of the form, and what depends on the selected game. */
function useTournamentForm() {
  const covers = useGameCovers();
  const chosenGame = useSignal<string | null>(null);
  const draft = useSignal<TournamentDraft>(draftFromLink(location.search));
  const error = useSignal<RequestError | null>(null);
  const isBusy = useSignal(false);
  const game = chosenGame.value ?? covers[0]?.id ?? '';
  const characters = useCharacters(game)?.characters ?? [];
  // There is one character for each level, the weakest first.
  const defaultLevel = characters[characters.length >> 1]?.level ?? '';
  const presets = useClockPresets(game);
  const change = (parts: Partial<TournamentDraft>) => {
    draft.value = { ...draft.value, ...parts };
  };
  const chooseGame = (id: string) => {
    chosenGame.value = id;
    change({ options: {}, botLevel: null });
  };
  const send = async () => {
    isBusy.value = true;
    const context = { game, level: defaultLevel, presets, club: clubInLink(), now: Date.now() };
    error.value = await createTournament(draft.value, context);
    isBusy.value = false;
  };
  return { covers, draft, error, isBusy, game, defaultLevel, presets, change, chooseGame, send };
}

/** With `?club=` the tournament can be for the members of that club. */
export function NewTournament({ translations }: { readonly translations: TournamentTranslations }) {
  const { form } = translations;
  const { covers, draft, error, isBusy, game, defaultLevel, presets, change, chooseGame, send } = useTournamentForm();
  const club = useClubInLink();
  const fields = { translations, draft: draft.value, onChange: change };
  // The form waits for the first game, whose options would push down what is below them.
  const firstGame = useGame(covers[0]?.id ?? '');
  if (firstGame === undefined) return <LoadingText />;
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h1>{form.title}</h1>
      <TextField
        label={form.name}
        required
        maxLength={60}
        placeholder={form.nameExample}
        value={draft.value.name}
        onChange={(name) => change({ name })}
      />
      <RadioGroup
        name="game"
        label={form.game}
        value={game}
        options={covers.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={chooseGame}
      />
      <OptionsOfGame game={game} part="first" {...fields} />
      <FormatFields {...fields} presets={presets} />
      <StartFields {...fields} />
      <RuleFields {...fields} game={game} defaultLevel={defaultLevel} clubName={club?.name ?? null} />
      <GuestName />
      <MoreOptions>
        <OptionsOfGame game={game} part="others" {...fields} />
        <RareFields {...fields} />
      </MoreOptions>
      <ErrorMessage error={error.value} />
      <div>
        <button type="submit" class="button is-main is-big" disabled={isBusy.value || game === ''}>
          {form.send}
        </button>
      </div>
    </form>
  );
}

function clubInLink(): string | null {
  return new URLSearchParams(location.search).get('club');
}

function useClubInLink(): ClubView | null {
  const id = clubInLink();
  return useResource<ClubView>(id && `/clubs/${encodeURIComponent(id)}`).value;
}

async function createTournament(draft: TournamentDraft, context: DraftContext): Promise<RequestError | null> {
  const error = await ensureSession();
  if (error) return error;
  const answer = await apiRequest<{ readonly id: string }>('POST', '/tournaments', settingsOf(draft, context));
  if (!answer.ok) return answer.error;
  // Most creators play too. Those who do not can leave again; if joining fails, the tournament's page offers it.
  await joinTournament(answer.value.id);
  leaveForm(`/tournament/${answer.value.id}`);
  return null;
}

interface OptionsOfGameProps extends FieldsProps {
  readonly game: string;
  readonly part: 'first' | 'others';
}

function OptionsOfGame({ game, part, draft, onChange }: OptionsOfGameProps) {
  const loaded = useGame(game);
  if (!loaded) return null;
  const { ui, translations } = loaded;
  return (
    <GameOptions
      ui={ui}
      translations={translations}
      part={part}
      players={PLAYERS}
      options={draft.options}
      onChange={(options) => onChange({ options })}
    />
  );
}
