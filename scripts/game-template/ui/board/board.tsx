import { isHiddenCards } from '@safehouse/contract';
import { baseBoardContext, CardOnTable, seatsAround, usePlayback } from '@safehouse/ui';
import { Act } from '../actions/act.tsx';
import { Hand } from '../actions/hand.tsx';
import type { BoardContext, GameBoardProps } from './board-context.ts';
import { playerTile } from './player-tile.tsx';

const PLAYERS = 2;

/** The parts of the game, which the frame of the table arranges. */
export function Board(props: GameBoardProps) {
  // No animations yet: return steps derived from the facts here, and put them in ui/playback.
  const playback = usePlayback<GameBoardProps['matchView'], never>(props, () => []);
  const context = baseBoardContext(props, playback);
  const { nearSeat, view, translations } = context;
  const hand = view.hands[nearSeat];
  return props.frame({
    phase: translations.trick,
    tiles: seatsAround(PLAYERS, nearSeat).map((seat) => playerTile(context, seat)),
    tileLayout: 'around',
    board: <Trick context={context} />,
    store: null,
    hand: isHiddenCards(hand) ? null : <Hand context={context} hand={hand} />,
    preview: null,
    act: <Act context={context} />,
    playback: playback.progress,
  });
}

/** The cards of the current trick; before its first card, those of the last one. */
function Trick({ context: { view, translations, playerNames } }: { readonly context: BoardContext }) {
  const { table, laid } = view;
  const cards = table.length > 0 ? table : laid.slice(-2);
  const title = table.length > 0 || laid.length === 0 ? translations.trick : translations.lastTrick;
  return (
    <div class="tg tg-trick">
      <h2>{title}</h2>
      <ol class="piece-row">
        {cards.map((card, seat) => (
          <CardOnTable key={card} rank={String(card)} label={translations.cardOf(playerNames[seat], card)} />
        ))}
      </ol>
      {cards.length === 0 && <p>{translations.nothing}</p>}
    </div>
  );
}
