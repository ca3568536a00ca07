import type { Ref } from 'preact';
import type { BoardContext } from '../board/board-context.ts';
import { promptText } from '../log/prompt-text.ts';
import { turnStepText } from '../log/turn-step-text.ts';
import type { TurnStep } from '../log/turn-steps.ts';
import type { MoveOffer } from './move-offers.ts';
import type { MoveSelection } from './use-move-selection.ts';

interface ActionDockProps {
  readonly context: BoardContext;
  readonly selection: MoveSelection;
  readonly steps: readonly TurnStep[];
  readonly dock: Ref<HTMLElement>;
  /** Plays a move and keeps the focus in the dock. */
  playOffer(offer: MoveOffer): void;
}

/** What is going on, what is selected, and the button that plays it. */
export function ActionDock({ context, selection, steps, dock, playOffer }: ActionDockProps) {
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

function EndTurnButton({ context, playOffer }: Pick<ActionDockProps, 'context' | 'playOffer'>) {
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
