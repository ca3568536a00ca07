import { Choice } from '../../parts/choice.tsx';
import { house } from '../../state/words.ts';
import { CLOCK_NAMES } from './clocks.ts';
import { type Draft, mayBeRated } from './draft.ts';
import { RatedChoice } from './rated-choice.tsx';

interface OnlineProps {
  readonly draft: Draft;
  change(draft: Draft): void;
}

/** What is asked only where others come by the network. */
export function OnlinePart({ draft, change }: OnlineProps) {
  const words = house().setup;
  return (
    <>
      <Choice
        name="clock"
        label={words.clock}
        value={draft.clock}
        options={CLOCK_NAMES.map((value) => ({ value, label: words.clocks[value] }))}
        choose={(clock) => change({ ...draft, clock })}
      />
      <Choice<Draft['visibility']>
        name="visibility"
        label={words.seen}
        value={draft.visibility}
        options={[
          { value: 'private', label: words.private },
          { value: 'public', label: words.public },
        ]}
        choose={(visibility) => change({ ...draft, visibility })}
      />
      <Choice
        name="chat"
        label={words.chat}
        value={draft.chat}
        options={[
          { value: true, label: words.chatOn },
          { value: false, label: words.chatOff },
        ]}
        choose={(chat) => change({ ...draft, chat })}
      />
      {mayBeRated(draft) && (
        <RatedChoice isRated={draft.rated} change={(rated) => change({ ...draft, rated })} />
      )}
      {!draft.seats.includes('shared') && (
        <Choice
          name="pair"
          label={words.pair}
          value={draft.pair}
          options={[
            { value: false, label: words.pairNo },
            { value: true, label: words.pairYes, about: words.pairAbout },
          ]}
          choose={(pair) => change({ ...draft, pair })}
        />
      )}
    </>
  );
}
