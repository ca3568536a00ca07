import { HandCard } from '@safehouse/ui';
import type { BoardContext } from '../board/board-context.ts';
import { refusalText } from '../log/refusal-text.ts';

interface HandProps {
  readonly context: BoardContext;
  readonly hand: readonly number[];
}

/** A legal card can be pressed. Pressing any other shows why not, with the rule. */
export function Hand({ context, hand }: HandProps) {
  const { legalMoves, hintedMove, translations } = context;
  const lay = (card: number) => {
    const move = legalMoves.find((option) => option.card === card);
    if (move) context.choose(move);
    else context.showRefusal({ text: refusalText('not-in-hand', translations), rule: 'TG-2' });
  };
  return (
    <fieldset class="piece-row tg-hand" aria-label={translations.hand}>
      {hand.map((card) => (
        <HandCard
          key={card}
          rank={String(card)}
          label={translations.lay(card)}
          isPlayable={legalMoves.length > 0}
          isHinted={card === hintedMove?.card}
          onPress={() => lay(card)}
        />
      ))}
    </fieldset>
  );
}
