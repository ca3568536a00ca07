import { useSignal } from '@preact/signals';
import { type PersonView, SERIES_LENGTHS, type SeriesLength } from '@safehouse/protocol';
import { ErrorMessage } from '../../components/error-message.tsx';
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
      <label class="field">
        <span>{translations.game}</span>
        <select
          value={chosen ?? ''}
          onChange={({ currentTarget }) => {
            game.value = currentTarget.value;
          }}
        >
          {covers.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{translations.clock}</span>
        <select
          value={clock.value}
          onChange={({ currentTarget }) => {
            clock.value = currentTarget.value as ClockPresetName;
          }}
        >
          {presets.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t().series.label}</span>
        <select
          value={bestOf.value}
          onChange={({ currentTarget }) => {
            bestOf.value = SERIES_LENGTHS[currentTarget.selectedIndex];
          }}
        >
          {SERIES_LENGTHS.map((matches) => (
            <option key={matches} value={matches}>
              {t().series.bestOf(matches)}
            </option>
          ))}
        </select>
      </label>
      <ErrorMessage error={error.value} />
      <button type="submit" class="button is-main" disabled={isBusy.value}>
        {translations.send}
      </button>
    </form>
  );
}
