import { type MarketName, marketCardKind } from '../../data/cards.ts';
import type { TakeSelection } from '../actions/use-take-selection.ts';
import { Emblem } from '../art/emblems.tsx';
import { type BoardContext, litClass } from './board-context.ts';

interface MarketProps {
  readonly context: BoardContext;
  readonly taking: TakeSelection;
}

/** The market cards on display. Pressed, a card is chosen where one may be taken; otherwise it says what it does. */
export function Market({ context, taking }: MarketProps) {
  const { view, translations } = context;
  return (
    <ul
      class="aa-market"
      aria-label={`${translations.blackMarket}: ${translations.marketDeck(view.marketDeck.closed)}`}
    >
      {view.supply.map((card) => (
        <li key={card}>
          <MarketCard context={context} taking={taking} card={card} />
        </li>
      ))}
    </ul>
  );
}

function MarketCard({ context, taking, card }: MarketProps & { readonly card: MarketName }) {
  const { translations, showInfo, hintedMove } = context;
  const { name, text } = translations.market[card];
  const kind = translations[marketCardKind(card)];
  const isHinted = hintedMove?.type === 'take' && hintedMove.card === card;
  const press = () => {
    taking.select(card);
    showInfo(`${name} (${kind}): ${text}`);
  };
  return (
    <button
      type="button"
      class={`aa-chip${taking.isOpen ? ' is-open' : ''}${isHinted ? ' is-hinted' : ''}${litClass(context, `market:${card}`)}`}
      aria-pressed={taking.isOpen ? taking.card === card : undefined}
      data-preview={`market ${card}`}
      onClick={press}
    >
      <Emblem card={card} />
      <span class="aa-chip-name">{name}</span>
      <span class="aa-chip-text">{text}</span>
    </button>
  );
}
