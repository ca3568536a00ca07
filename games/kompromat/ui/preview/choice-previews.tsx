import { CardPreview } from '@safehouse/ui';
import { LIMIT_HALF_POINTS } from '../../data/constants.ts';
import { EQUIPMENT_IDS } from '../../data/equipment.ts';
import type { BoardContext } from '../board/board-context.ts';
import { Card } from '../board/card.tsx';
import { cardText, formatPoints } from '../board/card-text.ts';
import { computeColumnTotal, knownCards } from '../board/column-total.ts';
import { drawOdds } from '../odds/draw-odds.ts';

interface PreviewProps {
  readonly context: BoardContext;
}

/** The viewer's own column in this turn. */
function ownColumn({ view, nearSeat }: BoardContext) {
  const mission = view.turnMission ?? 0;
  const cards = knownCards(view.columns[nearSeat][mission]) ?? [];
  return { mission, cards, newspaper: view.newspaper[nearSeat][mission] };
}

/** How many of the possible next cards would exceed 21, or what the next one does if it is known. */
export function DrawPreview({ context }: PreviewProps) {
  const { view, nearSeat, translations } = context;
  const { mission, cards, newspaper } = ownColumn(context);
  const { next, tooMuch } = drawOdds(view, nearSeat, mission);
  const [only] = next.length === 1 ? next : [];
  return (
    <CardPreview
      picture={
        <Card
          card={only === undefined ? { closed: 1 } : EQUIPMENT_IDS[only]}
          isFaceUp
          isFaceVisible={only !== undefined}
          isReducedMotion
        />
      }
      name={translations.hit}
      lines={[
        only === undefined
          ? translations.pointed.unseen(tooMuch, next.length)
          : nextCardText(
              context,
              EQUIPMENT_IDS[only],
              computeColumnTotal([...cards, EQUIPMENT_IDS[only]], newspaper).best,
            ),
      ]}
    />
  );
}

function nextCardText({ translations }: BoardContext, card: (typeof EQUIPMENT_IDS)[number], total: number): string {
  const name = cardText(card, translations);
  return total > LIMIT_HALF_POINTS / 2
    ? translations.pointed.nextOver(name)
    : translations.pointed.nextCard(name, formatPoints(total));
}

/** The total when stopping now. */
export function StopPreview({ context }: PreviewProps) {
  const { translations } = context;
  const { cards, newspaper } = ownColumn(context);
  const { best } = computeColumnTotal(cards, newspaper);
  return (
    <CardPreview
      picture={
        <b class={`ko-preview-total${best > LIMIT_HALF_POINTS / 2 ? ' ko-failed' : ''}`}>{formatPoints(best)}</b>
      }
      name={translations.stop}
      lines={[best > LIMIT_HALF_POINTS / 2 ? translations.over : translations.pointed.stop(formatPoints(best))]}
    />
  );
}
