import { isHiddenCards, SEATS, type Seat } from '@safehouse/contract';
import type { BoardProps } from '@safehouse/ui';
import type { GameTranslations } from '../../locales/en.ts';
import type { TemplateMove } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';

type GameBoardProps = BoardProps<View, TemplateMove, GameTranslations>;

/** The other player at the far edge, the trick in the middle, the own hand under the thumb. */
export function Board(props: GameBoardProps) {
  const { matchView, translations, settings } = props;
  const near = matchView.seat ?? SEATS[0];
  return (
    <section class={`game-template-game tg is-${settings.motion}`} aria-label={translations.title}>
      <PlayerArea {...props} seat={SEATS[1 - near]} />
      <Trick {...props} />
      <PlayerArea {...props} seat={near} />
      <p class="tg-now" role="status">
        {statusText(props)}
      </p>
    </section>
  );
}

/** A player's tricks and hand: open where the viewer may see it, else the backs of the cards. */
function PlayerArea({ seat, ...props }: GameBoardProps & { readonly seat: Seat }) {
  const { matchView, translations, playerNames } = props;
  const hand = matchView.view.hands[seat];
  return (
    <div class="tg-side">
      <p>
        <b>{playerNames[seat]}</b> <span>{translations.points(matchView.view.points[seat])}</span>
      </p>
      {isHiddenCards(hand) ? (
        <CardBacks count={hand.closed} translations={translations} />
      ) : (
        <Hand {...props} hand={hand} />
      )}
    </div>
  );
}

function CardBacks({
  count,
  translations,
}: {
  readonly count: number;
  readonly translations: GameTranslations;
}) {
  return (
    <div class="tg-row" role="img" aria-label={translations.closed(count)}>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} class="tg-card is-back" />
      ))}
    </div>
  );
}

/** What is legal can be pressed; what is not says why, with the rule. */
function Hand({
  hand,
  matchView,
  translations,
  hintedMoves,
  play,
  showRefusal,
}: GameBoardProps & { readonly hand: readonly number[] }) {
  const best = hintedMoves?.[0]?.card;
  const legal: readonly TemplateMove[] = matchView.legal;
  const lay = (card: number) => {
    const move = legal.find((one) => one.card === card);
    if (move) play(move);
    else showRefusal({ text: translations.refusals['not-in-hand'], rule: 'TG-2' });
  };
  return (
    <fieldset class="tg-row" aria-label={translations.hand}>
      {hand.map((card) => (
        <button
          key={card}
          type="button"
          class={`tg-card${card === best ? ' is-hinted' : ''}`}
          aria-label={translations.lay(card)}
          aria-disabled={legal.length === 0}
          onClick={() => lay(card)}
        >
          {card}
        </button>
      ))}
    </fieldset>
  );
}

/** The cards of this trick; before its first card, those of the last one. */
function Trick({ matchView, translations, playerNames }: GameBoardProps) {
  const { table, laid } = matchView.view;
  const cards = table.length > 0 ? table : laid.slice(-2);
  const title = table.length > 0 || laid.length === 0 ? translations.trick : translations.lastTrick;
  return (
    <div class="tg-trick">
      <h2>{title}</h2>
      <ol class="tg-row">
        {cards.map((card, seat) => (
          <li
            key={card}
            class={`tg-card is-seat-${seat}`}
            aria-label={translations.cardOf(playerNames[seat], card)}
          >
            {card}
          </li>
        ))}
      </ol>
      {cards.length === 0 && <p>{translations.nothing}</p>}
    </div>
  );
}

function statusText({ matchView, translations, playerNames }: GameBoardProps): string {
  if (matchView.result) return translations.over;
  const [acting] = matchView.toAct;
  if (matchView.legal.length > 0) return translations.yourTurn;
  return acting === undefined ? '' : translations.theirTurn(playerNames[acting]);
}
