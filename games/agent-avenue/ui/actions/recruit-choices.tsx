import { type BoardContext, legalMovesOfType } from '../board/board-context.ts';
import { decidingSide, nextIcon, otherSide } from '../board/view-queries.ts';
import { iconText } from '../log/icon-text.ts';

/** AA-10: the face-up card or the hidden one, with what the face-up one would do to either side. */
export function RecruitChoices({ context }: { readonly context: BoardContext }) {
  const { view, translations } = context;
  const { offer } = view;
  const legal = legalMovesOfType(context, 'recruit');
  if (!offer || legal.length === 0) return null;
  const choice = (card: 'up' | 'down') => {
    const move = legal.find((option) => option.card === card);
    if (!move) return null;
    const isHinted = context.hintedMove?.type === 'recruit' && context.hintedMove.card === card;
    return (
      <li>
        <button
          type="button"
          class={isHinted ? 'aa-choice is-hinted' : 'aa-choice'}
          onClick={() => context.choose(move)}
        >
          <span>
            <b>{card === 'up' ? translations.recruit(translations.agents[offer.up]) : translations.recruitHidden}</b>
            <span class="aa-choice-text">{openCardEffects(context, card === 'up' ? 'taker' : 'other')}</span>
          </span>
        </button>
      </li>
    );
  };
  return (
    <ul class="aa-choices">
      {choice('up')}
      {choice('down')}
    </ul>
  );
}

/** What the face-up card does to the side that would get it. */
function openCardEffects({ view, translations, sideNames }: BoardContext, who: 'taker' | 'other'): string {
  const chooser = decidingSide(view);
  const side = who === 'taker' ? chooser : otherSide(chooser);
  const up = view.offer?.up ?? 'mole';
  const known = translations.forSide(sideNames[side], iconText(nextIcon(view.sides[side], up), translations));
  const hidden = translations.forSide(sideNames[otherSide(side)], translations.unknown);
  return `${known} · ${hidden}`;
}
