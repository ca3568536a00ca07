import { IconChip } from '../art/cards.tsx';
import { type BoardContext, legalMovesOfType } from '../board/board-context.ts';
import { decidingSide, nextIcon } from '../board/view-queries.ts';
import { iconText } from '../log/icon-text.ts';
import { ChoiceButton } from './choice-button.tsx';

/** AA-10: the face-up card or the hidden one. */
export function RecruitChoices({ context }: { readonly context: BoardContext }) {
  const { view, translations } = context;
  const { offer } = view;
  if (!offer) return null;
  const icon = nextIcon(view.sides[decidingSide(view)], offer.up);
  return (
    <div class="act-buttons aa-choices">
      {legalMovesOfType(context, 'recruit').map((move) => (
        <ChoiceButton key={move.card} context={context} move={move} preview={`take ${move.card}`}>
          {move.card === 'up' ? translations.recruit(translations.agents[offer.up]) : translations.recruitHidden}
          {move.card === 'up' && (
            <small>
              <IconChip icon={icon} />
              <span class="hidden">, {iconText(icon, translations)}</span>
            </small>
          )}
        </ChoiceButton>
      ))}
    </div>
  );
}
