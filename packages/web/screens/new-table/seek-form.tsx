import { useState } from 'preact/hooks';
import { ClockPicker } from '../../components/clock-picker.tsx';
import { MoreOptions } from '../../components/more-options.tsx';
import { NameField } from '../../components/name-field.tsx';
import { RatedPicker } from '../../components/rated-picker.tsx';
import { SeriesPicker } from '../../components/series-picker.tsx';
import { t } from '../../i18n/translations.ts';
import { seekState, startSeek } from '../../online/seek.ts';
import { clockOf } from '../../state/clock-presets.ts';
import type { LoadedGame } from '../../state/games.ts';
import { useClockPresets } from '../../state/use-clock-presets.ts';
import { GameOptions } from './game-options.tsx';
import { chosenOptions, type TableDraft, withoutSeatValues } from './table-draft.ts';
import { WaitingOpponents } from './waiting-opponents.tsx';

const PLAYER_COUNT = 2;

interface SeekDraft extends Pick<TableDraft, 'options' | 'rated' | 'bestOf'> {
  /** Null until one is chosen. */
  readonly clock: TableDraft['clock'] | null;
}

/** A form for seeking an opponent; with a clock by default. */
export function SeekForm({ ui, translations }: LoadedGame) {
  const { front } = t();
  const [draft, setDraft] = useState<SeekDraft>({ options: {}, clock: null, rated: false, bestOf: 1 });
  const clock = draft.clock ?? clockOf(useClockPresets(ui.id), 'rapid');
  if (seekState.value?.type === 'looking') return <WaitingOpponents game={ui.id} />;
  const drawnUi = withoutSeatValues(ui);
  const gameOptions = {
    ui: drawnUi,
    translations,
    players: PLAYER_COUNT,
    options: draft.options,
    onChange: (options: SeekDraft['options']) => setDraft({ ...draft, options }),
  };
  const look = () => {
    const { options, rated, bestOf } = draft;
    const chosen = chosenOptions(drawnUi, { options, players: PLAYER_COUNT });
    void startSeek({ game: ui.id, options: chosen, clock, rated, bestOf });
  };
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        look();
      }}
    >
      <WaitingOpponents game={ui.id} />
      <GameOptions {...gameOptions} part="first" />
      <ClockPicker game={ui.id} value={clock} onChange={(chosen) => setDraft({ ...draft, clock: chosen })} />
      <RatedPicker isRated={draft.rated} onChange={(rated) => setDraft({ ...draft, rated })} />
      <NameField />
      <MoreOptions>
        <GameOptions {...gameOptions} part="others" />
        <SeriesPicker value={draft.bestOf} onChange={(bestOf) => setDraft({ ...draft, bestOf })} />
      </MoreOptions>
      <div class="setup-end">
        <p class="quiet">{t().seek.same}</p>
        <button type="submit" class="button is-main is-big">
          {front.opponent}
        </button>
      </div>
    </form>
  );
}
