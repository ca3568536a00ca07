import { useSignal } from '@preact/signals';
import { type PersonView, SERIES_LENGTHS, type SeriesLength } from '@safehouse/protocol';
import { ErrorMessage } from '../../components/error-message.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { refusalText } from '../../i18n/refusal-text.ts';
import { t } from '../../i18n/translations.ts';
import { challenge } from '../../match/start-match.ts';
import { defaultTable } from '../../match/table-request.ts';
import { type ClockPresetName, clockOf } from '../../state/clock-presets.ts';
import { useGameCovers } from '../../state/games.ts';
import { useClockPresets } from '../../state/use-clock-presets.ts';
import type { FriendsTranslations } from './locales/index.ts';

interface ChallengeProps {
  readonly person: PersonView;
  readonly translations: FriendsTranslations;
}

/** Opens a form for game and clock, then creates a table. The challenged player finds it among their matches. */
export function ChallengeButton({ person, translations }: ChallengeProps) {
  const isOpen = useSignal(false);
  const label = translations.challengeOf(person.name ?? translations.gone);
  if (isOpen.value) return <ChallengeForm person={person} translations={translations} />;
  return (
    <button
      type="button"
      class="button"
      aria-label={label}
      onClick={() => {
        isOpen.value = true;
      }}
    >
      {translations.challenge}
    </button>
  );
}

function ChallengeForm({ person, translations }: ChallengeProps) {
  const covers = useGameCovers();
  const game = useSignal<string | null>(null);
  const clock = useSignal<ClockPresetName>('none');
  const bestOf = useSignal<SeriesLength>(1);
  const error = useSignal('');
  const isBusy = useSignal(false);
  const chosen = game.value ?? covers[0]?.id ?? null;
  const presets = useClockPresets(chosen ?? '');
  const send = async () => {
    if (chosen === null) return;
    isBusy.value = true;
    const settings = { draw: true, clock: clockOf(presets, clock.value), bestOf: bestOf.value };
    const table = { ...defaultTable(chosen, ['me', 'open']), ...settings };
    const why = await challenge(table, person.id);
    isBusy.value = false;
    error.value = why ? refusalText(why).text : '';
  };
  return (
    <form
      class="friends-challenge"
      aria-label={translations.challengeOf(person.name ?? translations.gone)}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <SelectField
        label={translations.game}
        value={chosen}
        options={covers.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(id) => {
          game.value = id;
        }}
      />
      <SelectField
        label={translations.clock}
        value={clock.value}
        options={presets.map(({ name, label }) => ({ value: name, label }))}
        onChange={(name) => {
          clock.value = name;
        }}
      />
      <SelectField
        label={t().series.label}
        value={bestOf.value}
        options={SERIES_LENGTHS.map((matches) => ({ value: matches, label: t().series.bestOf(matches) }))}
        onChange={(matches) => {
          bestOf.value = matches;
        }}
      />
      <ErrorMessage error={error.value} />
      <button type="submit" class="button is-main" disabled={isBusy.value}>
        {translations.send}
      </button>
    </form>
  );
}
