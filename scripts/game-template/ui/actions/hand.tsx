import type { BoardContext } from '../board/board-context.ts';
import { refusalText } from '../log/refusal-text.ts';

interface HandProps {
  readonly context: BoardContext;
  readonly hand: readonly number[];
}

/** A legal card can be pressed; any other says why not, with the rule. */
export function Hand({ context, hand }: HandProps) {
  const { legalMoves, hintedMove, translations } = context;
  const lay = (card: number) => {
    const move = legalMoves.find((option) => option.card === card);
    if (move) context.choose(move);
    else context.showRefusal({ text: refusalText('not-in-hand', translations), rule: 'TG-2' });
  };
  return (
    <fieldset class="tg-row tg-hand" aria-label={translations.hand}>
      {hand.map((card) => (
        <button
          key={card}
          type="button"
          class={`tg-card${card === hintedMove?.card ? ' is-hinted' : ''}`}
          aria-label={translations.lay(card)}
          aria-disabled={legalMoves.length === 0}
          onClick={() => lay(card)}
        >
          {card}
        </button>
      ))}
    </fieldset>
  );
}
