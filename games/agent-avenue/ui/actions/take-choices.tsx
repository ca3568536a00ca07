import { type BoardContext, legalMovesOfType } from '../board/board-context.ts';
import { ChoiceButton } from './choice-button.tsx';
import type { TakeSelection } from './use-take-selection.ts';

interface TakeChoicesProps {
  readonly context: BoardContext;
  readonly taking: TakeSelection;
}

/** AA-21: one of the open market cards; in a team then for whose hand. */
export function TakeChoices({ context, taking }: TakeChoicesProps) {
  const { translations, playerNames, hintedMove } = context;
  const takes = legalMovesOfType(context, 'take').filter(({ card }) => taking.card === null || card === taking.card);
  const hands = new Set(takes.map(({ hand }) => hand));
  const isForHand = taking.card !== null || hands.size < 2;
  // Before a card is chosen each of them is one button, whoever it is for.
  const shown = isForHand ? takes : takes.filter(({ hand }) => hand === takes[0]?.hand);
  return (
    <div class="act-buttons aa-choices">
      {shown.map((move) => (
        <ChoiceButton
          key={`${taking.card} ${move.card} ${move.hand}`}
          preview={`market ${move.card}`}
          isHinted={hintedMove?.type === 'take' && hintedMove.card === move.card && hintedMove.hand === move.hand}
          onPress={() => (isForHand ? context.choose(move) : taking.select(move.card))}
        >
          {translations.take(translations.market[move.card].name)}
          {hands.size > 1 && taking.card !== null && <small>{translations.forHand(playerNames[move.hand])}</small>}
        </ChoiceButton>
      ))}
    </div>
  );
}
