import { HandCard } from '@safehouse/ui';
import type { CardName } from '../data/cards.ts';
import { cardIndex } from '../rules/cards.ts';
import type { BoardContext } from './board-context.ts';

interface HandProps {
  readonly context: BoardContext;
  readonly hand: readonly CardName[];
  readonly chosen: CardName | null;
  onChoose(card: CardName): void;
}

/** A card without a question is played at once; the others ask on whom. */
export function Hand({ context, hand, chosen, onChoose }: HandProps) {
  const { legalMoves, hintedMove, translations } = context;
  const press = (card: CardName) => {
    const moves = legalMoves.filter((move) => move.card === card);
    if (moves.length === 1) context.choose(moves[0]);
    else if (moves.length > 1) onChoose(card);
    else if (legalMoves.length > 0) context.showRefusal({ text: translations.refusals.countess, rule: 'LL-12' });
    else context.showRefusal({ text: translations.refusals.other, rule: 'LL-3' });
  };
  return (
    <fieldset class="piece-row ll-hand" aria-label={translations.hand}>
      {hand.map((card, i) => (
        <HandCard
          key={i}
          rank={String(cardIndex(card) + 1)}
          name={translations.cards[card]}
          label={translations.play(translations.cards[card])}
          isPlayable={legalMoves.some((move) => move.card === card)}
          isChosen={card === chosen}
          isHinted={card === hintedMove?.card}
          onPress={() => press(card)}
        />
      ))}
    </fieldset>
  );
}
