import { memo } from '@safehouse/ui';
import { GROUPS, type Offer } from './offers.ts';
import type { Scene } from './scene.ts';

interface ListProps {
  readonly scene: Scene;
  readonly chosen: Offer | null;
  readonly hinted: string | null;
  /** By this way one goes on to confirm. */
  choose(key: string): void;
}

/** Everything that can be done, for the thumb and for the keyboard. */
export const MovesList = memo(({ scene, chosen, hinted, choose }: ListProps) => {
  const { offers, words } = scene;
  if (offers.length === 0) return null;
  return (
    <section class="sc-moves" aria-label={words.possible}>
      <h2>{words.possible}</h2>
      {GROUPS.map((type) => {
        const inGroup = offers.filter(({ move }) => move.type === type);
        if (inGroup.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a form's looks along
          <div key={type} class="sc-group" role="group" aria-label={words.groups[type]}>
            <h3>{words.groups[type]}</h3>
            {inGroup.map(({ key, label, note }) => (
              <Choice
                key={key}
                id={key}
                label={label}
                note={note}
                verb={words.verbs[type]}
                isChosen={chosen?.key === key}
                hinted={hinted === key ? words.hinted : null}
                choose={choose}
              />
            ))}
          </div>
        );
      })}
    </section>
  );
});

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly note: string | null;
  readonly verb: string;
  readonly isChosen: boolean;
  readonly hinted: string | null;
  choose(key: string): void;
}

const Choice = memo(({ id, label, note, verb, isChosen, hinted, choose }: ChoiceProps) => {
  return (
    <button
      type="button"
      class={`sc-choice${hinted ? ' is-hinted' : ''}`}
      aria-pressed={isChosen}
      onClick={() => choose(id)}
    >
      {/* What is seen is part of what is said: whoever speaks to the machine may say it as it stands there. */}
      <span>
        <span class="sc-hidden">{verb}: </span>
        {label}
        {(note || hinted) && <span class="sc-hidden">, </span>}
      </span>
      {note && <small>{note}</small>}
      {hinted && <small class="sc-hinted">{hinted}</small>}
    </button>
  );
});
