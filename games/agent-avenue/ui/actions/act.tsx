import { ActArea, ActButton } from '@safehouse/ui';
import { type BoardContext, legalMovesOfType } from '../board/board-context.ts';
import { promptText } from '../log/prompt-text.ts';
import { refusalText } from '../log/refusal-text.ts';
import { RecruitChoices } from './recruit-choices.tsx';
import { KeepChoice } from './resolve-choices.tsx';
import { TakeChoices } from './take-choices.tsx';
import type { CardPlacement } from './use-card-placement.ts';
import type { TakeSelection } from './use-take-selection.ts';
import { VoteList, voteQuestion, votingSeats } from './votes.tsx';

interface ActProps {
  readonly context: BoardContext;
  readonly placement: CardPlacement;
  readonly taking: TakeSelection;
}

/** What the viewer is asked, and the buttons to answer. */
export function Act({ context, placement, taking }: ActProps) {
  const isAsked = context.legalMoves.length > 0;
  const isVoting = votingSeats(context).length > 0 && !context.isAnimating;
  return (
    <ActArea
      question={
        <>
          <span class={isVoting ? 'aa-ask' : ''}>{voteQuestion(context) ?? promptText(context, placement)}</span>
          {isVoting && <VoteList context={context} />}
        </>
      }
      isWaiting={!isAsked}
    >
      {legalMovesOfType(context, 'recruit').length > 0 ? <RecruitChoices context={context} /> : null}
      <TakeChoices context={context} taking={taking} />
      <KeepChoice context={context} />
      <PlacementButtons context={context} placement={placement} />
    </ActArea>
  );
}

/** Buttons to play the placed cards, or to swap one. */
function PlacementButtons({ context, placement }: Omit<ActProps, 'taking'>) {
  const { translations, view, seat } = context;
  const { kind, move, up, down } = placement;
  if (kind === null || seat === null) return null;
  const label = kind === 'offer' ? translations.offer : kind === 'lead' ? translations.layUp : translations.layDown;
  return (
    <div class="act-buttons">
      <ActButton
        class="aa-swap"
        isRefused={legalMovesOfType(context, 'swap').length === 0}
        onPress={() => playSwap(context, placement)}
      >
        {translations.swap} <small>{translations.swapsLeft(view.swapsLeft[seat])}</small>
      </ActButton>
      {kind === 'offer' ? (
        <ActButton
          variant="small"
          isDisabled={up === null || down === null}
          label={translations.exchange}
          onPress={placement.switchSlots}
        >
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 8h14l-4-4M20 16H6l4 4" />
          </svg>
        </ActButton>
      ) : null}
      <ActButton variant="main" class="aa-main" isDisabled={!move} onPress={() => move && context.choose(move)}>
        {label}
      </ActButton>
    </div>
  );
}

/** AA-8: swaps the placed card if there is exactly one; otherwise explains why not. */
function playSwap(context: BoardContext, { up, down, hand }: CardPlacement): void {
  const index = up !== null && down === null ? up : up === null ? down : null;
  const move = legalMovesOfType(context, 'swap').find(({ card }) => index !== null && card === hand[index]);
  if (move) context.choose(move);
  else {
    const { code, rule } = swapRefusal(context);
    context.showRefusal({ text: refusalText(code, context.translations), rule });
  }
}

function swapRefusal({ view, seat }: BoardContext): { readonly code: string; readonly rule: string } {
  if (seat !== null && view.swapsLeft[seat] === 0) return { code: 'no-swaps-left', rule: 'AA-8' };
  if (view.deck.closed === 0) return { code: 'deck-empty', rule: 'AA-8' };
  const isReserved = view.lastCard && seat !== null && !view.lastCard.includes(seat);
  return isReserved ? { code: 'last-card-reserved', rule: 'AA-35' } : { code: 'swap-one', rule: 'AA-8' };
}
