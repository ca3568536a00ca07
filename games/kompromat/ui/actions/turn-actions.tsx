import { isHiddenCards } from '@safehouse/contract';
import { LIMIT_HALF_POINTS } from '../../data/constants.ts';
import type { BoardContext } from '../board/board-context.ts';
import { Card } from '../board/card.tsx';
import { cardText, formatPoints } from '../board/card-text.ts';
import { type ColumnTotal, computeColumnTotal, knownCards } from '../board/column-total.ts';
import { MoveButton } from './move-button.tsx';

/** The own turn before the drawn card is placed. */
export function PlacePrompt({ context }: { readonly context: BoardContext }) {
  const { view, translations, nearSeat, boardProps } = context;
  const { drawn } = view;
  if (drawn === null || isHiddenCards(drawn)) return null;
  return (
    <div class="ko-now">
      <span class="ko-drawn">
        <Card
          card={drawn}
          isFaceVisible
          isFaceUp
          originSelector={`[data-deck="${nearSeat}"]`}
          isReducedMotion={boardProps.settings.motion === 'reduced'}
        />
      </span>
      <p role="status" class="ko-prompt">
        <b>{translations.youDrew(cardText(drawn, translations))}</b>
        <span>{translations.chooseMission}</span>
      </p>
    </div>
  );
}

/** The top of the own deck, as far as night vision or the tracker have shown it. */
export function KnownDeckCards({ context }: { readonly context: BoardContext }) {
  const { view, translations, boardProps } = context;
  const { known } = view.decks[context.nearSeat];
  if (boardProps.matchView.seat === null || isHiddenCards(known) || known.length === 0) return null;
  return (
    <p class="ko-ahead">
      {translations.knownCards(translations.list(known.map((card) => cardText(card, translations))))}
    </p>
  );
}

/** The own turn while cards are added: what the column counts, and whether to go on. */
export function HitOrStopActions({
  context,
  mission,
}: {
  readonly context: BoardContext;
  readonly mission: number;
}) {
  const { view, translations, nearSeat, legalMoves, boardProps } = context;
  const cards = knownCards(view.columns[nearSeat][mission]) ?? [];
  const read = computeColumnTotal(cards, view.newspaper[nearSeat][mission]);
  const hit = legalMoves.find(({ type }) => type === 'hit');
  const stop = legalMoves.find(({ type }) => type === 'stop');
  const isOver = computeColumnTotal(cards).low > LIMIT_HALF_POINTS / 2;
  const whyNot = isOver ? (['over-21', 'KO-9'] as const) : (['deck-empty', 'KO-12'] as const);
  return (
    <div class="ko-now">
      <TotalGauge context={context} total={read} isOver={isOver} />
      <div class="ko-moves">
        {hit ? (
          <MoveButton context={context} move={hit}>
            {translations.hit}
          </MoveButton>
        ) : (
          <button
            type="button"
            class="ko-move ko-plain"
            aria-disabled="true"
            onClick={() =>
              boardProps.showRefusal({ text: translations.refusals[whyNot[0]], rule: whyNot[1] })
            }
          >
            {translations.hit}
          </button>
        )}
        {stop && (
          <MoveButton context={context} move={stop} variant="strong">
            {translations.stop}
          </MoveButton>
        )}
      </div>
    </div>
  );
}

interface TotalGaugeProps {
  readonly context: BoardContext;
  readonly total: ColumnTotal;
  readonly isOver: boolean;
}

/** The running total on its way to 21. */
function TotalGauge({ context: { translations }, total, isOver }: TotalGaugeProps) {
  const most = LIMIT_HALF_POINTS / 2;
  const left = most - total.best;
  const far = left === 0 ? translations.exactly : translations.toGo(formatPoints(left));
  return (
    <div class={`ko-gauge${left < 0 ? ' ko-failed' : ''}`} role="status">
      <span class="ko-sum">
        <span class="ko-said">{translations.total} </span>
        <b>{formatPoints(total.best)}</b>
        {total.low !== total.best && <small>{translations.acesRead(formatPoints(total.low))}</small>}
      </span>
      <svg class="ko-scale" viewBox="0 0 210 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="ko-track" width="210" height="10" />
        {/* Pushed in, not made wider: that is moved without the page's help. */}
        <rect
          class="ko-fill"
          width="210"
          height="10"
          rx="5"
          style={{ transform: `translateX(${(Math.min(total.best, most) - most) * 10}px)` }}
        />
      </svg>
      <span class="ko-left">{isOver ? translations.mustStop : left < 0 ? translations.over : far}</span>
    </div>
  );
}
