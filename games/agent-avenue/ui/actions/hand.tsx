import { CardFace } from '../art/cards.tsx';
import { type BoardContext, legalMovesOfType } from '../board/board-context.ts';
import { nextIconIndex } from '../board/view-queries.ts';
import { cardText } from '../log/icon-text.ts';
import { refusalText } from '../log/refusal-text.ts';
import { useCardDrag } from './use-card-drag.ts';
import type { CardPlacement } from './use-card-placement.ts';

interface HandProps {
  readonly context: BoardContext;
  readonly placement: CardPlacement;
}

/** The viewer's hand. The first card tapped goes face up, the second face down; cards can also be dragged. */
export function Hand({ context, placement }: HandProps) {
  const { view, translations, nearSide } = context;
  const dragHandlers = useCardDrag(placement.placeInSlot);
  const isMine = placement.kind !== null;
  return (
    <ul class="aa-hand" aria-label={translations.hand} style={{ '--cards': Math.max(4, placement.hand.length) }}>
      {placement.hand.map((agent, index) => {
        const { isClick, ...drag } = dragHandlers(index);
        const slot =
          placement.up === index ? translations.faceUp : placement.down === index ? translations.faceDown : null;
        return (
          <li key={`${agent}-${index}`}>
            <button
              type="button"
              class={`aa-hold${slot ? ' is-chosen' : ''}${isHinted(context, agent) ? ' is-hinted' : ''}`}
              aria-pressed={slot !== null}
              aria-disabled={!isMine}
              onClick={() => isMine && isClick() && placement.tap(index)}
              {...(isMine ? drag : {})}
            >
              <CardFace
                agent={agent}
                translations={translations}
                nextIconIndex={nextIconIndex(view.sides[nearSide], agent)}
              />
              <span class="aa-unseen">
                {slot ? `${slot}: ${cardText(agent, translations)}` : cardText(agent, translations)}
              </span>
              {slot ? (
                <span class="aa-tag" aria-hidden="true">
                  {slot}
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function isHinted({ hintedMove }: BoardContext, agent: string): boolean {
  if (hintedMove?.type === 'offer') return hintedMove.up === agent || hintedMove.down === agent;
  return (
    (hintedMove?.type === 'swap' || hintedMove?.type === 'lead' || hintedMove?.type === 'follow') &&
    hintedMove.card === agent
  );
}

/** Play the placed cards, or swap one. */
export function PlacementButtons({ context, placement }: HandProps) {
  const { translations, view, seat } = context;
  const { kind, move, up, down } = placement;
  if (kind === null || seat === null) return null;
  const label = kind === 'offer' ? translations.offer : kind === 'lead' ? translations.layUp : translations.layDown;
  return (
    <div class="aa-buttons">
      <button type="button" class="aa-button" onClick={() => playSwap(context, placement)}>
        {translations.swap}
        <small>{translations.swapsLeft(view.swapsLeft[seat])}</small>
      </button>
      {kind === 'offer' && up !== null && down !== null ? (
        <button type="button" class="aa-button" onClick={placement.switchSlots} aria-label={translations.exchange}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 8h14l-4-4M20 16H6l4 4" />
          </svg>
        </button>
      ) : null}
      <button type="button" class="aa-button is-main" disabled={!move} onClick={() => move && context.choose(move)}>
        {label}
      </button>
    </div>
  );
}

/** AA-8: swaps the one placed card; otherwise says why not. */
function playSwap(context: BoardContext, { up, down, hand }: CardPlacement): void {
  const index = up !== null && down === null ? up : up === null ? down : null;
  const move = legalMovesOfType(context, 'swap').find(({ card }) => index !== null && card === hand[index]);
  if (move) context.choose(move);
  else {
    const { code, rule } = swapRefusal(context);
    context.showRefusal({ text: refusalText(code, context.translations), rule });
  }
}

function swapRefusal({ view, seat }: BoardContext): { readonly code: string; readonly rule: string } {
  if (seat !== null && view.swapsLeft[seat] === 0) return { code: 'no-swaps-left', rule: 'AA-8' };
  if (view.deck.closed === 0) return { code: 'deck-empty', rule: 'AA-8' };
  const isReserved = view.lastCard && seat !== null && !view.lastCard.includes(seat);
  return isReserved ? { code: 'last-card-reserved', rule: 'AA-35' } : { code: 'swap-one', rule: 'AA-8' };
}
