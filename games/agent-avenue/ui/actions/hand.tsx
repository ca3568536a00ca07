import { CardButton, classNames } from '@safehouse/ui';
import { CardFace } from '../art/cards.tsx';
import type { BoardContext } from '../board/board-context.ts';
import { nextIconIndex } from '../board/view-queries.ts';
import { cardText } from '../log/icon-text.ts';
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
  // The cards keep their size even if the hand has fewer than four.
  const slots = Math.max(4, placement.hand.length);
  return (
    <ul class="aa-hand" aria-label={translations.hand} style={{ '--cards': slots, '--half': Math.ceil(slots / 2) }}>
      {placement.hand.map((agent, index) => {
        const { isClick, ...drag } = dragHandlers(index);
        const slot =
          placement.up === index ? translations.faceUp : placement.down === index ? translations.faceDown : null;
        return (
          <li key={`${agent}-${index}`}>
            <CardButton
              class={classNames('aa-hold', slot !== null && 'is-chosen')}
              isChosen={slot !== null}
              isPlayable={isMine}
              isHinted={isHinted(context, agent)}
              preview={`hand ${agent}`}
              onPress={() => isMine && isClick() && placement.tap(index)}
              {...(isMine ? drag : {})}
            >
              <CardFace
                agent={agent}
                translations={translations}
                nextIconIndex={nextIconIndex(view.sides[nearSide], agent)}
              />
              <span class="hidden">
                {slot ? `${slot}: ${cardText(agent, translations)}` : cardText(agent, translations)}
              </span>
              {slot ? (
                <span class="aa-tag" aria-hidden="true">
                  {slot}
                </span>
              ) : null}
            </CardButton>
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
