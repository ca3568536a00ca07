import { isHiddenCards } from '@safehouse/contract';
import { CardButton, classNames } from '@safehouse/ui';
import type { ItemId } from '../../data/missions.ts';
import { Emblem } from '../art/emblem.tsx';
import type { BoardContext } from '../board/board-context.ts';
import { cardText } from '../board/card-text.ts';
import { movesUsingItem } from '../board/item-moves.ts';
import type { ItemChoice } from './use-item-choice.ts';

interface ItemsProps {
  readonly context: BoardContext;
  readonly choice: ItemChoice;
}

/** The viewer's items, and the next cards of the deck if an item has shown them. */
export function Items({ context, choice }: ItemsProps) {
  const { view, translations, nearSeat, seat } = context;
  const { ready } = view.items[nearSeat];
  if (seat === null) return null;
  return (
    <div class="ko-hand">
      <ul class="ko-items" aria-label={translations.items} data-count={ready.length}>
        {ready.map((item) => (
          <li key={item}>
            <ItemButton context={context} choice={choice} item={item} />
          </li>
        ))}
        {ready.length === 0 && <li class="ko-no-items">{translations.noItems}</li>}
      </ul>
      {view.phase === 'play' && <KnownDeckCards context={context} />}
    </div>
  );
}

/** A press explains the item, and asks for its target if it can be used now. */
function ItemButton({ context, choice, item }: ItemsProps & { readonly item: ItemId }) {
  const { translations, legalMoves, hintedMove, showInfo, showRefusal } = context;
  const name = translations.missions[item];
  const isUsable = movesUsingItem(legalMoves, item).length > 0;
  const isChoice = movesUsingItem(legalMoves, item).some(({ type }) => type === 'use');
  const isHinted = hintedMove?.type === 'use' && hintedMove.item === item && choice.item !== item;
  const press = () => {
    if (isChoice) {
      choice.select(item);
      showInfo(`${name}: ${translations.effects[item]}`);
    } else showRefusal({ text: `${translations.effects[item]} ${translations.whens[item]}`, rule: 'KO-25' });
  };
  return (
    <CardButton
      class={classNames('ko-item', isUsable && 'ko-usable', isHinted && 'ko-hinted')}
      isChosen={choice.item === item}
      label={`${name}, ${isUsable ? translations.usableNow : translations.notNow}`}
      preview={`item ${item}`}
      onPress={press}
    >
      <Emblem card={item} />
      <span class="ko-item-name">{name}</span>
      <span class="ko-item-text">{translations.effects[item]}</span>
    </CardButton>
  );
}

/** The top cards of the viewer's deck that an item has shown. */
function KnownDeckCards({ context }: { readonly context: BoardContext }) {
  const { view, translations, nearSeat } = context;
  const { known } = view.decks[nearSeat];
  if (isHiddenCards(known) || known.length === 0) return null;
  return (
    <p class="ko-ahead">
      {translations.knownCards(translations.list(known.map((card) => cardText(card, translations))))}
    </p>
  );
}
