import { useState } from 'preact/hooks';
import { NameField } from '../../components/name-field.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { SeekNotice } from '../../components/seek-notice.tsx';
import { t } from '../../i18n/translations.ts';
import { seekState, startSeek } from '../../online/seek.ts';
import { CLOCK_PRESET_NAMES, CLOCK_PRESETS } from '../../state/clock-presets.ts';
import type { LoadedGame } from '../../state/games.ts';
import { GameOptions } from './game-options.tsx';
import { RatedPicker } from './rated-picker.tsx';
import { chosenOptions, type TableDraft, withoutSeatValues } from './table-draft.ts';

const PLAYER_COUNT = 2;

interface SeekDraft extends Pick<TableDraft, 'options' | 'clock'> {
  readonly rated: boolean;
}

/** Searches for an opponent; a clock is the default. */
export function SeekForm({ ui, translations }: LoadedGame) {
  const { setup, front } = t();
  const [draft, setDraft] = useState<SeekDraft>({ options: {}, clock: 'quick', rated: false });
  if (seekState.value?.type === 'looking') return <SeekNotice />;
  const drawnUi = withoutSeatValues(ui);
  const look = () => {
    const { options, clock, rated } = draft;
    const chosen = chosenOptions(drawnUi, { options, players: PLAYER_COUNT });
    void startSeek({ game: ui.id, options: chosen, clock: CLOCK_PRESETS[clock], rated });
  };
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        look();
      }}
    >
      <SeekNotice />
      <GameOptions
        ui={drawnUi}
        translations={translations}
        players={PLAYER_COUNT}
        options={draft.options}
        onChange={(options) => setDraft({ ...draft, options })}
      />
      <RadioGroup
        name="clock"
        label={setup.clock}
        value={draft.clock}
        options={CLOCK_PRESET_NAMES.map((value) => ({ value, label: setup.clocks[value] }))}
        onChange={(clock) => setDraft({ ...draft, clock })}
      />
      <RatedPicker isRated={draft.rated} onChange={(rated) => setDraft({ ...draft, rated })} />
      <NameField />
      <div class="setup-end">
        <p class="quiet">{t().seek.same}</p>
        <button type="submit" class="button is-main is-big">
          {front.opponent}
        </button>
      </div>
    </form>
  );
}
