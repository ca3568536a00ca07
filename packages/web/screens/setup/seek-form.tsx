import { useState } from 'preact/hooks';
import { NameField } from '../../frame/waiting.tsx';
import { seek, startSeek } from '../../online/seek.ts';
import { Choice } from '../../parts/choice.tsx';
import type { ShownGame } from '../../state/games.ts';
import { house } from '../../state/words.ts';
import { SeekNotice } from '../front/seek-notice.tsx';
import { CLOCK_NAMES, CLOCKS } from './clocks.ts';
import { type Draft, optionsOf } from './draft.ts';
import { GameChoices } from './game-choices.tsx';
import { RatedChoice } from './rated-choice.tsx';

/** Strangers meet in twos. */
const PLAYERS = 2;

interface SeekDraft extends Pick<Draft, 'options' | 'clock'> {
  readonly rated: boolean;
}

/** What to play with whoever wants the same. Against strangers a clock is the usual thing. */
export function SeekForm({ ui, words }: ShownGame) {
  const { setup, front } = house();
  const [draft, setDraft] = useState<SeekDraft>({ options: {}, clock: 'quick', rated: false });
  if (seek.value?.type === 'looking') return <SeekNotice />;
  const look = () => {
    const { options, clock, rated } = draft;
    const asked = optionsOf(ui, { options, players: PLAYERS });
    void startSeek({ game: ui.id, options: asked, clock: CLOCKS[clock], rated });
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
      <GameChoices
        ui={ui}
        words={words}
        players={PLAYERS}
        options={draft.options}
        change={(options) => setDraft({ ...draft, options })}
      />
      <Choice
        name="clock"
        label={setup.clock}
        value={draft.clock}
        options={CLOCK_NAMES.map((value) => ({ value, label: setup.clocks[value] }))}
        choose={(clock) => setDraft({ ...draft, clock })}
      />
      <RatedChoice isRated={draft.rated} change={(rated) => setDraft({ ...draft, rated })} />
      <NameField />
      <div class="setup-end">
        <p class="quiet">{house().seek.same}</p>
        <button type="submit" class="button is-main is-big">
          {front.opponent}
        </button>
      </div>
    </form>
  );
}
