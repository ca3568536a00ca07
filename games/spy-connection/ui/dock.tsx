import type { Ref } from 'preact';
import type { Choosing } from './choosing.ts';
import type { Offer } from './offers.ts';
import type { Scene } from './scene.ts';
import { stepText } from './step-text.ts';
import type { Step } from './steps.ts';

interface DockProps {
  readonly scene: Scene;
  readonly choosing: Choosing;
  readonly steps: readonly Step[];
  readonly dock: Ref<HTMLElement>;
  /** Asks for a move; the keyboard stays here. */
  done(offer: Offer): void;
}

/** Under the thumb: what is going on, what is chosen, and the button that does it. */
export function Dock({ scene, choosing, steps, dock, done }: DockProps) {
  const { words } = scene;
  const { chosen, whyNot } = choosing;
  return (
    <section class="sc-dock" ref={dock} tabIndex={-1} aria-label={words.thisTurn}>
      {steps.length > 0 && (
        <ol class="sc-steps" aria-label={words.thisTurn}>
          {steps.map((step) => (
            <li key={JSON.stringify(step)}>{stepText(step, scene)}</li>
          ))}
        </ol>
      )}
      <div class="sc-now">
        <p aria-live="polite">
          {chosen ? <Chosen offer={chosen} scene={scene} /> : (whyNot ?? nowText(scene))}
        </p>
        <div class="sc-buttons">
          {chosen ? (
            <>
              <button type="button" class="sc-quiet" onClick={choosing.clear}>
                {words.cancel}
              </button>
              <button type="button" class="sc-do" onClick={() => done(chosen)}>
                {words.verbs[chosen.move.type]}
              </button>
            </>
          ) : (
            <EndTurn scene={scene} done={done} />
          )}
        </div>
      </div>
    </section>
  );
}

function Chosen({ offer, scene }: { readonly offer: Offer; readonly scene: Scene }) {
  return (
    <>
      <b>{scene.words.groups[offer.move.type]}:</b> {offer.label}
      {offer.note && <small> ({offer.note})</small>}
    </>
  );
}

function EndTurn({ scene, done }: Pick<DockProps, 'scene' | 'done'>) {
  const { offers, words } = scene;
  const end = offers.find(({ move }) => move.type === 'end');
  if (!end) return null;
  const canMark = offers.some(({ move }) => move.type === 'mark');
  return (
    <button type="button" class={canMark ? 'sc-quiet' : 'sc-do'} onClick={() => done(end)}>
      {words.verbs.end}
    </button>
  );
}

/** Whose turn it is and what it is about. */
function nowText({ view, words, names, naming, isMine, isOver, seat, offers }: Scene): string {
  const { now } = words;
  if (isOver) return now.over;
  if (!isMine || seat === null) return now.waiting(names[view.active]);
  if (view.phase === 'draft') return now.draft;
  const { spy } = view.players[seat];
  const can = (type: string) => offers.some(({ move }) => move.type === type);
  if (spy && can('mark')) return now.canMark(naming.city(spy));
  if (view.phase === 'wrap-up') return now.wrapUp;
  if (view.travelled) return now.travelled;
  return can('accept') || can('connect') || can('travel') ? now.action : now.stuck;
}
