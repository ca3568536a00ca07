import { CardButton, classNames, isLit } from '@safehouse/ui';
import { type MarketName, marketCardKind } from '../../data/cards.ts';
import type { TakeSelection } from '../actions/use-take-selection.ts';
import { Voters } from '../actions/votes.tsx';
import { Emblem } from '../art/emblems.tsx';
import type { BoardContext } from './board-context.ts';

interface MarketProps {
  readonly context: BoardContext;
  readonly taking: TakeSelection;
}

/** The market cards on display. A press explains the card, and selects it if it may be taken. */
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
  const isOpen = taking.cards.includes(card);
  const isHinted = hintedMove?.type === 'take' && hintedMove.card === card;
  const press = () => {
    taking.select(card);
    showInfo(`${name} (${kind}): ${text}`);
  };
  return (
    <CardButton
      class={classNames('aa-chip', isOpen && 'is-open', isLit(context, `market:${card}`) && 'is-lit')}
      isChosen={isOpen ? taking.card === card : undefined}
      isHinted={isHinted}
      preview={`market ${card}`}
      onPress={press}
    >
      <Emblem card={card} />
      <span class="aa-chip-name">{name}</span>
      <span class="aa-chip-text">{text}</span>
      <Voters context={context} isMeant={(vote) => vote.type === 'take' && vote.card === card} />
    </CardButton>
  );
}
