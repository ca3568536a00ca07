import type { Choosing } from './choosing.ts';
import { GROUPS, keyOf, type Offer } from './offers.ts';
import type { Props, Scene } from './scene.ts';

interface ListProps {
  readonly scene: Scene;
  readonly choosing: Choosing;
  readonly hint: Props['hint'];
  /** By this way one goes on to confirm. */
  chosen(): void;
}

/** Everything that can be done, for the thumb and for the keyboard. */
export function MovesList({ scene, choosing, hint, chosen }: ListProps) {
  const { offers, words } = scene;
  if (offers.length === 0) return null;
  const hinted = hint?.[0] ? keyOf(hint[0]) : null;
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
            {inGroup.map((offer) => (
              <Choice
                key={offer.key}
                offer={offer}
                verb={words.verbs[type]}
                isChosen={choosing.chosen?.key === offer.key}
                hinted={hinted === offer.key ? words.hinted : null}
                choose={() => {
                  if (choosing.chosen?.key !== offer.key) chosen();
                  choosing.choose(offer);
                }}
              />
            ))}
          </div>
        );
      })}
    </section>
  );
}

interface ChoiceProps {
  readonly offer: Offer;
  readonly verb: string;
  readonly isChosen: boolean;
  readonly hinted: string | null;
  choose(): void;
}

function Choice({ offer, verb, isChosen, hinted, choose }: ChoiceProps) {
  const { label, note } = offer;
  return (
    <button
      type="button"
      class={`sc-choice${hinted ? ' is-hinted' : ''}`}
      aria-pressed={isChosen}
      onClick={choose}
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
}
