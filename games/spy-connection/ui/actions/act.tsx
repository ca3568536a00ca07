import type { Ref } from 'preact';
import { useMemo } from 'preact/hooks';
import type { MoveOutcome } from '../../rules/outcome.ts';
import type { BoardContext } from '../board/board-context.ts';
import { outcomeText } from '../log/outcome-text.ts';
import { promptText } from '../log/prompt-text.ts';
import type { MoveOffer } from './move-offers.ts';
import type { MoveSelection } from './use-move-selection.ts';

interface ActProps {
  readonly context: BoardContext;
  readonly selection: MoveSelection;
  readonly isListOpen: boolean;
  readonly area: Ref<HTMLElement>;
  toggleList(): void;
  /** Plays a move and keeps the focus in this area. */
  playOffer(offer: MoveOffer): void;
}

/** What is asked or selected, and the buttons that play it. */
export function Act({ context, selection, isListOpen, area, toggleList, playOffer }: ActProps) {
  const { translations, offers } = context;
  const { selected, refusal } = selection;
  const isWaiting = offers.length === 0;
  const selectedOutcome = useMemo(() => selected && context.rulesQueries.outcomeOf(selected.move), [context, selected]);
  return (
    <section class="act sc-act" ref={area} tabIndex={-1} aria-label={translations.thisTurn}>
      <p class={`act-question${isWaiting ? ' is-waiting' : ''}`} aria-live="polite">
        {selected?.label ?? refusal ?? promptText(context)}
        {selectedOutcome && <span class="sc-hidden">. {outcomeText(selectedOutcome, context)}</span>}
      </p>
      {!isWaiting && (
        <div class="act-buttons">
          <button
            type="button"
            hidden={selection.alternatives.length > 0}
            class="act-button is-small sc-list-button"
            aria-pressed={isListOpen}
            aria-label={translations.possible}
            title={translations.possible}
            onClick={toggleList}
          >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 6h.01M9 6h11M4 12h.01M9 12h11M4 18h.01M9 18h11" />
            </svg>
          </button>
          {selected ? (
            <SelectedButtons
              context={context}
              selection={selection}
              selected={selected}
              playOffer={playOffer}
              outcome={selectedOutcome}
            />
          ) : (
            <EndTurnButton context={context} playOffer={playOffer} />
          )}
        </div>
      )}
    </section>
  );
}

interface SelectedButtonsProps extends Pick<ActProps, 'context' | 'selection' | 'playOffer'> {
  readonly selected: MoveOffer;
  readonly outcome: MoveOutcome | null;
}

function SelectedButtons({ context, selection, selected, outcome, playOffer }: SelectedButtonsProps) {
  const { translations } = context;
  // Beside several other buttons there is only room for the verb.
  const supply = outcome && selection.alternatives.length < 2 ? `→ ${outcome.supply} ${translations.supply}` : '';
  const note = `${selected.note ?? ''} ${supply}`.trim();
  return (
    <>
      <button
        type="button"
        class="act-button is-small"
        aria-label={translations.cancel}
        title={translations.cancel}
        onClick={selection.clear}
      >
        ×
      </button>
      {selection.alternatives.map((offer) => (
        <button key={offer.key} type="button" class="act-button" onClick={() => selection.select(offer.key)}>
          {translations.verbs[offer.move.type]}
        </button>
      ))}
      <button type="button" class="act-button is-main sc-do" onClick={() => playOffer(selected)}>
        {translations.verbs[selected.move.type]}
        {note && <small>{note}</small>}
      </button>
    </>
  );
}

function EndTurnButton({ context, playOffer }: Pick<ActProps, 'context' | 'playOffer'>) {
  const { offers, translations } = context;
  const end = offers.find(({ move }) => move.type === 'end');
  if (!end) return null;
  const canMark = offers.some(({ move }) => move.type === 'mark');
  return (
    <button type="button" class={`act-button sc-end${canMark ? '' : ' is-main sc-do'}`} onClick={() => playOffer(end)}>
      {translations.verbs.end}
    </button>
  );
}
