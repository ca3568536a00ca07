import { IconChip } from '../art/cards.tsx';
import { type BoardContext, legalMovesOfType } from '../board/board-context.ts';
import { decidingSide, nextIcon } from '../board/view-queries.ts';
import { iconText } from '../log/icon-text.ts';
import { ChoiceButton } from './choice-button.tsx';

/** AA-10: the face-up card or the hidden one. */
export function RecruitChoices({ context }: { readonly context: BoardContext }) {
  const { view, translations, hintedMove } = context;
  const { offer } = view;
  if (!offer) return null;
  const icon = nextIcon(view.sides[decidingSide(view)], offer.up);
  return (
    <div class="act-buttons aa-choices">
      {legalMovesOfType(context, 'recruit').map((move) => (
        <ChoiceButton
          key={move.card}
          preview={`take ${move.card}`}
          isHinted={hintedMove?.type === 'recruit' && hintedMove.card === move.card}
          onPress={() => context.choose(move)}
        >
          {move.card === 'up' ? translations.recruit(translations.agents[offer.up]) : translations.recruitHidden}
          {move.card === 'up' && (
            <small>
              <IconChip icon={icon} />
              <span class="aa-unseen">, {iconText(icon, translations)}</span>
            </small>
          )}
        </ChoiceButton>
      ))}
    </div>
  );
}
