import type { Ref } from 'preact';
import type { BoardContext } from '../board/board-context.ts';
import { turnStepText } from '../log/turn-step-text.ts';
import type { TurnStep } from '../playback/turn-steps.ts';
import type { MoveOffer } from './move-offers.ts';
import type { MoveSelection } from './use-move-selection.ts';

interface DockProps {
  readonly context: BoardContext;
  readonly selection: MoveSelection;
  readonly steps: readonly TurnStep[];
  readonly dock: Ref<HTMLElement>;
  /** Asks for a move; the keyboard stays here. */
  playOffer(offer: MoveOffer): void;
}

/** Under the thumb: what is going on, what is chosen, and the button that does it. */
export function Dock({ context, selection, steps, dock, playOffer }: DockProps) {
  const { translations } = context;
  const { selected, refusal } = selection;
  return (
    <section class="sc-dock" ref={dock} tabIndex={-1} aria-label={translations.thisTurn}>
      {steps.length > 0 && (
        <ol class="sc-steps" aria-label={translations.thisTurn}>
          {steps.map((step) => (
            <li key={JSON.stringify(step)}>{turnStepText(step, context)}</li>
          ))}
        </ol>
      )}
      <div class="sc-now">
        <p aria-live="polite">
          {selected ? <SelectedOffer offer={selected} context={context} /> : (refusal ?? promptText(context))}
        </p>
        <div class="sc-buttons">
          {selected ? (
            <>
              <button type="button" class="sc-quiet" onClick={selection.clear}>
                {translations.cancel}
              </button>
              <button type="button" class="sc-do" onClick={() => playOffer(selected)}>
                {translations.verbs[selected.move.type]}
              </button>
            </>
          ) : (
            <EndTurnButton context={context} playOffer={playOffer} />
          )}
        </div>
      </div>
    </section>
  );
}

function SelectedOffer({ offer, context }: { readonly offer: MoveOffer; readonly context: BoardContext }) {
  return (
    <>
      <b>{context.translations.groups[offer.move.type]}:</b> {offer.label}
      {offer.note && <small> ({offer.note})</small>}
    </>
  );
}

function EndTurnButton({ context, playOffer }: Pick<DockProps, 'context' | 'playOffer'>) {
  const { offers, translations } = context;
  const end = offers.find(({ move }) => move.type === 'end');
  if (!end) return null;
  const canMark = offers.some(({ move }) => move.type === 'mark');
  return (
    <button type="button" class={canMark ? 'sc-quiet' : 'sc-do'} onClick={() => playOffer(end)}>
      {translations.verbs.end}
    </button>
  );
}

/** Whose turn it is and what it is about. */
function promptText({
  view,
  translations,
  playerNames,
  editionNames,
  canAct,
  isOver,
  seat,
  offers,
}: BoardContext): string {
  const { now } = translations;
  if (isOver) return now.over;
  if (!canAct || seat === null) return now.waiting(playerNames[view.active]);
  if (view.phase === 'draft') return now.draft;
  const { spy } = view.players[seat];
  const can = (type: string) => offers.some(({ move }) => move.type === type);
  if (spy && can('mark')) return now.canMark(editionNames.cityName(spy));
  if (view.phase === 'wrap-up') return now.wrapUp;
  if (view.travelled) return now.travelled;
  return can('accept') || can('connect') || can('travel') ? now.action : now.stuck;
}
