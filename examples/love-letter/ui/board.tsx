import { isHiddenCards } from '@safehouse/contract';
import { baseBoardContext, CardBack, CardOnTable, seatsAround, usePlayback } from '@safehouse/ui';
import { useEffect, useState } from 'preact/hooks';
import type { CardName } from '../data/cards.ts';
import { cardIndex } from '../rules/cards.ts';
import { Act } from './act.tsx';
import type { BoardContext, GameBoardProps } from './board-context.ts';
import { Hand } from './hand.tsx';
import { playerTile } from './player-tile.tsx';

/** The parts of the game; the frame of the table arranges them. */
export function Board(props: GameBoardProps) {
  const playback = usePlayback<GameBoardProps['matchView'], never>(props, () => []);
  const context = baseBoardContext(props, playback);
  const [chosenCard, setChosenCard] = useState<CardName | null>(null);
  const { nearSeat, view, translations, legalMoves } = context;
  const hand = view.hands[nearSeat];
  useEffect(() => setChosenCard(null), [props.matchView.version]);
  // A card with one way to play it asks nothing.
  const card = legalMoves.filter((move) => move.card === chosenCard).length > 1 ? chosenCard : null;
  return props.frame({
    phase: translations.round(view.round, view.deck.closed),
    tiles: seatsAround(view.hands.length, nearSeat).map((seat) => playerTile(context, seat)),
    tileLayout: 'row',
    board: <LaidCards context={context} />,
    store: null,
    hand: isHiddenCards(hand) ? null : <Hand context={context} hand={hand} chosen={card} onChoose={setChosenCard} />,
    preview: null,
    act: <Act context={context} card={card} onAgain={() => setChosenCard(null)} />,
    playback: playback.progress,
  });
}

function LaidCards({ context }: { readonly context: BoardContext }) {
  const { view, translations, playerNames, nearSeat, seat: own } = context;
  return (
    <div class="ll">
      <CardBack label={translations.deck(view.deck.closed)} count={view.deck.closed} />
      {view.open.length > 0 && <Cards title={translations.open} cards={view.open} context={context} />}
      {seatsAround(view.hands.length, nearSeat).map((seat) => (
        <Cards
          key={seat}
          title={seat === own ? translations.laidByYou : translations.laidBy(playerNames[seat])}
          cards={view.discards[seat]}
          context={context}
        />
      ))}
    </div>
  );
}

interface CardsProps {
  readonly title: string;
  readonly cards: readonly CardName[];
  readonly context: BoardContext;
}

function Cards({ title, cards, context: { translations } }: CardsProps) {
  return (
    <section class="ll-cards">
      <h2>{title}</h2>
      {cards.length === 0 && <p>{translations.nothingYet}</p>}
      <ol class="piece-row">
        {cards.map((card, i) => (
          <CardOnTable
            key={i}
            rank={String(cardIndex(card) + 1)}
            name={translations.cards[card]}
            label={translations.cards[card]}
          />
        ))}
      </ol>
    </section>
  );
}
