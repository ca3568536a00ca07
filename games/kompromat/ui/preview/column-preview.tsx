import type { Seat } from '@safehouse/contract';
import { type BoardContext, isFaceVisible } from '../board/board-context.ts';
import { Card } from '../board/card.tsx';
import { columnText } from '../board/card-column.tsx';

interface ColumnPreviewProps {
  readonly context: BoardContext;
  readonly seat: Seat;
  readonly mission: number;
}

/** A player's cards at a mission, side by side, as far as the viewer can see them. */
export function ColumnPreview({ context, seat, mission }: ColumnPreviewProps) {
  const cards = context.view.columns[seat][mission];
  return (
    <div class="ko-column-preview" style={{ '--count': Math.max(4, cards.length) }}>
      <span class="ko-column-cards" aria-hidden="true">
        {cards.map((card, i) => (
          <Card
            key={i}
            card={card.card}
            isFaceUp={card.up}
            isFaceVisible={isFaceVisible(context, seat, mission, card)}
            isReducedMotion
          />
        ))}
      </span>
      <p>{columnText({ context, seat, mission })}</p>
    </div>
  );
}
