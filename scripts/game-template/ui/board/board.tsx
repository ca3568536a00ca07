import { isHiddenCards, SEATS, type Seat } from '@safehouse/contract';
import { usePlayback } from '@safehouse/ui';
import { ActionDock, Hand } from '../actions/action-dock.tsx';
import { type BoardContext, boardContextFor, type GameBoardProps } from './board-context.ts';

/** The other player at the far edge, the trick in the middle, the viewer's hand at the near edge. */
export function Board(props: GameBoardProps) {
  // No animations yet: give steps here, derived from the facts, and put them in ui/playback.
  const playback = usePlayback<GameBoardProps['matchView'], never>(props, () => []);
  const context = boardContextFor(props, playback);
  const { nearSeat, translations, settings } = context;
  return (
    <section class={`game-template-game tg is-${settings.motion}`} aria-label={translations.title}>
      <PlayerArea context={context} seat={SEATS[1 - nearSeat]} />
      <Trick context={context} />
      <PlayerArea context={context} seat={nearSeat} />
      <ActionDock context={context} />
    </section>
  );
}

/** A player's tricks and hand: face up where the viewer may see it, else the backs of the cards. */
function PlayerArea({ context, seat }: { readonly context: BoardContext; readonly seat: Seat }) {
  const { view, translations, playerNames } = context;
  const hand = view.hands[seat];
  return (
    <div class="tg-side">
      <p>
        <b>{playerNames[seat]}</b> <span>{translations.points(view.points[seat])}</span>
      </p>
      {isHiddenCards(hand) ? (
        <CardBacks context={context} count={hand.closed} />
      ) : (
        <Hand context={context} hand={hand} />
      )}
    </div>
  );
}

function CardBacks({ context, count }: { readonly context: BoardContext; readonly count: number }) {
  return (
    <div class="tg-row" role="img" aria-label={context.translations.closed(count)}>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} class="tg-card is-back" />
      ))}
    </div>
  );
}

/** The cards of this trick; before its first card, those of the last one. */
function Trick({ context: { view, translations, playerNames } }: { readonly context: BoardContext }) {
  const { table, laid } = view;
  const cards = table.length > 0 ? table : laid.slice(-2);
  const title = table.length > 0 || laid.length === 0 ? translations.trick : translations.lastTrick;
  return (
    <div class="tg-trick">
      <h2>{title}</h2>
      <ol class="tg-row">
        {cards.map((card, seat) => (
          <li key={card} class={`tg-card is-seat-${seat}`} aria-label={translations.cardOf(playerNames[seat], card)}>
            {card}
          </li>
        ))}
      </ol>
      {cards.length === 0 && <p>{translations.nothing}</p>}
    </div>
  );
}
