import { ActArea, type FieldValue, MovePicker } from '@safehouse/ui';
import { CARDS, type CardName } from '../data/cards.ts';
import type { BoardContext } from './board-context.ts';

interface ActProps {
  readonly context: BoardContext;
  readonly card: CardName | null;
  onAgain(): void;
}

/** A card is chosen in the hand; then on whom, and what a Guard looks for. */
export function Act({ context, card, onAgain }: ActProps) {
  const { translations, legalMoves, playerNames, seat } = context;
  if (card === null) return <Waiting context={context} />;
  const valueText = (field: string, value: FieldValue) => {
    const guessed = field === 'guess' && CARDS.find((name) => name === value);
    if (guessed) return translations.cards[guessed];
    return value === seat ? translations.yourself : playerNames[Number(value)];
  };
  return (
    <MovePicker
      legal={legalMoves}
      fields={['card', 'target', 'guess']}
      start={{ card }}
      hinted={context.hintedMove}
      question={(field, { target = null }) =>
        field === 'guess'
          ? translations.questions.guess(playerNames[Number(target ?? onlyTarget(context, card))])
          : translations.questions.target(translations.cards[card])
      }
      valueText={valueText}
      confirm={translations.guess}
      again={translations.again}
      onChoose={context.choose}
      onAgain={onAgain}
    />
  );
}

/** With one possible target nobody was asked for it. */
function onlyTarget({ legalMoves }: BoardContext, card: CardName): number | null {
  return legalMoves.find((move) => move.card === card)?.target ?? null;
}

function Waiting({ context: { result, legalMoves, translations, toAct, playerNames } }: Pick<ActProps, 'context'>) {
  const [acting] = toAct;
  const theirs = acting === undefined ? '' : translations.theirTurn(playerNames[acting]);
  const text = result ? translations.over : legalMoves.length > 0 ? translations.questions.card : theirs;
  return <ActArea question={text} isWaiting={legalMoves.length === 0} />;
}
