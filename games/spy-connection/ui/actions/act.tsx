import { ActArea, ActButton, classNames } from '@safehouse/ui';
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

/** The question or the selected move, and the buttons to play it. */
export function Act({ context, selection, isListOpen, area, toggleList, playOffer }: ActProps) {
  const { translations, offers } = context;
  const { selected, refusal } = selection;
  const isWaiting = offers.length === 0;
  const end = offers.find(({ move }) => move.type === 'end');
  const selectedOutcome = useMemo(() => selected && context.rulesQueries.outcomeOf(selected.move), [context, selected]);
  return (
    <ActArea
      class="sc-act"
      area={area}
      label={translations.thisTurn}
      isWaiting={isWaiting}
      question={
        <>
          {selected?.label ?? refusal ?? promptText(context)}
          {selectedOutcome && <span class="hidden">. {outcomeText(selectedOutcome, context)}</span>}
        </>
      }
    >
      {!isWaiting && (
        <div class="act-buttons">
          {selection.alternatives.length === 0 && (
            <ListButton context={context} isAlone={!selected && !end} isListOpen={isListOpen} toggleList={toggleList} />
          )}
          {selected ? (
            <SelectedButtons
              context={context}
              selection={selection}
              selected={selected}
              playOffer={playOffer}
              outcome={selectedOutcome}
            />
          ) : (
            end && <EndTurnButton context={context} end={end} playOffer={playOffer} />
          )}
        </div>
      )}
    </ActArea>
  );
}

interface ListButtonProps extends Pick<ActProps, 'context' | 'isListOpen' | 'toggleList'> {
  /** There is room for its label. */
  readonly isAlone: boolean;
}

function ListButton({ context: { translations }, isAlone, isListOpen, toggleList }: ListButtonProps) {
  return (
    <ActButton
      variant="small"
      class={classNames('sc-list-button', isAlone && 'is-alone')}
      isPressed={isListOpen}
      label={translations.possible}
      onPress={toggleList}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 6h.01M9 6h11M4 12h.01M9 12h11M4 18h.01M9 18h11" />
      </svg>
      {isAlone && <span class="sc-list-name">{translations.possible}</span>}
    </ActButton>
  );
}

interface SelectedButtonsProps extends Pick<ActProps, 'context' | 'selection' | 'playOffer'> {
  readonly selected: MoveOffer;
  readonly outcome: MoveOutcome | null;
}

function SelectedButtons({ context, selection, selected, outcome, playOffer }: SelectedButtonsProps) {
  const { translations } = context;
  // Next to several other buttons there is only room for the verb.
  const supply = outcome && selection.alternatives.length < 2 ? `→ ${outcome.supply} ${translations.supply}` : '';
  const note = `${selected.note ?? ''} ${supply}`.trim();
  return (
    <>
      <ActButton variant="small" label={translations.cancel} onPress={selection.clear}>
        ×
      </ActButton>
      {selection.alternatives.map((offer) => (
        <ActButton key={offer.key} onPress={() => selection.select(offer.key)}>
          {translations.verbs[offer.move.type]}
        </ActButton>
      ))}
      <ActButton variant="main" class="sc-do" onPress={() => playOffer(selected)}>
        {translations.verbs[selected.move.type]}
        {note && <small>{note}</small>}
      </ActButton>
    </>
  );
}

interface EndTurnButtonProps extends Pick<ActProps, 'context' | 'playOffer'> {
  readonly end: MoveOffer;
}

function EndTurnButton({ context, end, playOffer }: EndTurnButtonProps) {
  const { offers, translations } = context;
  const canMark = offers.some(({ move }) => move.type === 'mark');
  return (
    <ActButton
      variant={canMark ? 'plain' : 'main'}
      class={classNames('sc-end', !canMark && 'sc-do')}
      onPress={() => playOffer(end)}
    >
      {translations.verbs.end}
    </ActButton>
  );
}
