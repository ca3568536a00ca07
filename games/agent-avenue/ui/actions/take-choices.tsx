import { nextMoveChoice, personAt } from '@safehouse/ui';
import { type BoardContext, legalMovesOfType } from '../board/board-context.ts';
import { ChoiceButton } from './choice-button.tsx';
import type { TakeSelection } from './use-take-selection.ts';

interface TakeChoicesProps {
  readonly context: BoardContext;
  readonly taking: TakeSelection;
}

/** AA-21: takes the chosen market card, in a team for one of the hands. */
export function TakeChoices({ context, taking }: TakeChoicesProps) {
  const { translations } = context;
  const takes = legalMovesOfType(context, 'take');
  const choice = nextMoveChoice(takes, ['card', 'hand'], taking.card === null ? {} : { card: taking.card });
  if (choice === null || (choice.type === 'field' && choice.field === 'card')) return null;
  const isForTeam = new Set(takes.map(({ hand }) => hand)).size > 1;
  const shown = choice.type === 'field' ? choice.answers.map(({ move }) => move) : [choice.move];
  return (
    <div class="act-buttons aa-choices">
      {shown.map((move) => (
        <ChoiceButton
          key={`${taking.card} ${move.card} ${move.hand}`}
          context={context}
          move={move}
          preview={`market ${move.card}`}
        >
          {translations.take(translations.market[move.card].name)}
          {isForTeam && <small>{translations.forHand(personAt(move.hand, context))}</small>}
        </ChoiceButton>
      ))}
    </div>
  );
}
