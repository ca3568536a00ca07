import { isClosed, SEATS, type Seat } from '@safehouse/contract';
import type { BoardProps } from '@safehouse/ui';
import type { Words } from '../locales/en.ts';
import type { TemplateMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

type Props = BoardProps<View, TemplateMove, Words>;

/** The other player at the far edge, the trick in the middle, the own hand under the thumb. */
export function Board(props: Props) {
  const { page, words, settings } = props;
  const near = page.seat ?? SEATS[0];
  return (
    <section class={`game-template-game tg is-${settings.motion}`} aria-label={words.title}>
      <Side {...props} seat={SEATS[1 - near]} />
      <Trick {...props} />
      <Side {...props} seat={near} />
      <p class="tg-now" role="status">
        {nowText(props)}
      </p>
    </section>
  );
}

/** A player's tricks and hand: open where the viewer may see it, else the backs of the cards. */
function Side({ seat, ...props }: Props & { readonly seat: Seat }) {
  const { page, words, names } = props;
  const hand = page.view.hands[seat];
  return (
    <div class="tg-side">
      <p>
        <b>{names[seat]}</b> <span>{words.points(page.view.points[seat])}</span>
      </p>
      {isClosed(hand) ? <Backs count={hand.closed} words={words} /> : <Hand {...props} hand={hand} />}
    </div>
  );
}

function Backs({ count, words }: { readonly count: number; readonly words: Words }) {
  return (
    <div class="tg-row" role="img" aria-label={words.closed(count)}>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} class="tg-card is-back" />
      ))}
    </div>
  );
}

/** What is legal can be pressed; what is not says why, with the rule. */
function Hand({ hand, page, words, hint, play, impossible }: Props & { readonly hand: readonly number[] }) {
  const best = hint?.[0]?.card;
  const legal: readonly TemplateMove[] = page.legal;
  const lay = (card: number) => {
    const move = legal.find((one) => one.card === card);
    if (move) play(move);
    else impossible({ text: words.refusals['not-in-hand'], rule: 'TG-2' });
  };
  return (
    <fieldset class="tg-row" aria-label={words.hand}>
      {hand.map((card) => (
        <button
          key={card}
          type="button"
          class={`tg-card${card === best ? ' is-hinted' : ''}`}
          aria-label={words.lay(card)}
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
function Trick({ page, words, names }: Props) {
  const { table, laid } = page.view;
  const cards = table.length > 0 ? table : laid.slice(-2);
  const title = table.length > 0 || laid.length === 0 ? words.trick : words.lastTrick;
  return (
    <div class="tg-trick">
      <h2>{title}</h2>
      <ol class="tg-row">
        {cards.map((card, seat) => (
          <li key={card} class={`tg-card is-seat-${seat}`} aria-label={words.cardOf(names[seat], card)}>
            {card}
          </li>
        ))}
      </ol>
      {cards.length === 0 && <p>{words.nothing}</p>}
    </div>
  );
}

function nowText({ page, words, names }: Props): string {
  if (page.result) return words.over;
  const [acting] = page.toAct;
  if (page.legal.length > 0) return words.yourTurn;
  return acting === undefined ? '' : words.theirTurn(names[acting]);
}
