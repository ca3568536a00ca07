import { isHiddenCards } from '@safehouse/contract';
import { ActButton } from '@safehouse/ui';
import { useMemo } from 'preact/hooks';
import { LIMIT_HALF_POINTS } from '../../data/constants.ts';
import { EQUIPMENT_IDS } from '../../data/equipment.ts';
import type { BoardContext } from '../board/board-context.ts';
import { Card } from '../board/card.tsx';
import { cardText, formatPoints } from '../board/card-text.ts';
import { type ColumnTotal, computeColumnTotal, knownCards } from '../board/column-total.ts';
import { refusalText } from '../log/refusal-text.ts';
import { drawOdds } from '../odds/draw-odds.ts';
import { MoveButton } from './move-button.tsx';

/** The viewer's turn before the drawn card is placed. */
export function PlacePrompt({ context }: { readonly context: BoardContext }) {
  const { view, translations, nearSeat, settings } = context;
  const { drawn } = view;
  if (drawn === null || isHiddenCards(drawn)) return null;
  return (
    <div class="ko-place-prompt">
      <span class="ko-drawn">
        <Card
          card={drawn}
          isFaceVisible
          isFaceUp
          originSelector={`[data-deck="${nearSeat}"]`}
          isReducedMotion={settings.motion === 'reduced'}
        />
      </span>
      <p role="status" class="act-question">
        {translations.youDrew(cardText(drawn, translations))}. {translations.chooseMission}
      </p>
    </div>
  );
}

interface HitOrStopActionsProps {
  readonly context: BoardContext;
  readonly mission: number;
}

/** The viewer's turn while cards are added: the total of the column, and whether to hit or stop. */
export function HitOrStopActions({ context, mission }: HitOrStopActionsProps) {
  const { view, translations, nearSeat, legalMoves, showRefusal } = context;
  const cards = knownCards(view.columns[nearSeat][mission]) ?? [];
  const newspaper = view.newspaper[nearSeat][mission];
  const total = computeColumnTotal(cards, newspaper);
  const hit = legalMoves.find(({ type }) => type === 'hit');
  const stop = legalMoves.find(({ type }) => type === 'stop');
  const isOver = computeColumnTotal(cards).low > LIMIT_HALF_POINTS / 2;
  const { next, better } = useMemo(() => drawOdds(view, nearSeat, mission), [view, nearSeat, mission]);
  const refusal = isOver ? { code: 'over-21', rule: 'KO-9' } : { code: 'deck-empty', rule: 'KO-12' };
  return (
    <div class="act ko-now">
      <TotalGauge
        context={context}
        total={total}
        isOver={isOver}
        chances={
          context.pointed === 'draw'
            ? next.map((card) => computeColumnTotal([...cards, EQUIPMENT_IDS[card]], newspaper).best)
            : []
        }
      />
      <div class="act-buttons">
        {hit ? (
          <MoveButton context={context} move={hit} preview="draw" variant={better === 'stop' ? 'plain' : 'even'}>
            {translations.hit}
          </MoveButton>
        ) : (
          <ActButton
            isRefused
            onPress={() => showRefusal({ text: refusalText(refusal.code, translations), rule: refusal.rule })}
          >
            {translations.hit}
          </ActButton>
        )}
        {stop && (
          <MoveButton context={context} move={stop} preview="stop" variant={better === 'draw' ? 'plain' : 'even'}>
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
  /** The totals that one more card may lead to. */
  readonly chances: readonly number[];
}

/** The current total in relation to 21. */
function TotalGauge({ context: { translations }, total, isOver, chances }: TotalGaugeProps) {
  const limit = LIMIT_HALF_POINTS / 2;
  const left = limit - total.best;
  const distance = left === 0 ? translations.exactly : translations.toGo(formatPoints(left));
  const text = isOver ? translations.mustStop : left < 0 ? translations.over : distance;
  return (
    <div class={`ko-gauge${left < 0 ? ' ko-failed' : ''}`} role="status">
      <span class="ko-sum">
        <span class="hidden">{translations.total} </span>
        <b>{formatPoints(total.best)}</b>
        {total.low !== total.best && <small key={total.low}>{translations.acesRead(formatPoints(total.low))}</small>}
      </span>
      <svg class="ko-scale" viewBox="0 0 210 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="ko-track" width="210" height="10" />
        {/* Moved, not resized: a transform needs no new layout. */}
        <rect
          class="ko-fill"
          width="210"
          height="10"
          rx="5"
          style={{ transform: `translateX(${(Math.min(total.best, limit) - limit) * 10}px)` }}
        />
        {chances.map((chance, i) => (
          <rect
            key={i}
            class={`ko-chance${chance > limit ? ' ko-failed' : ''}`}
            x={Math.min(chance, limit) * 10 - 4}
            width="4"
            height="10"
          />
        ))}
      </svg>
      {/* A new element for a new text: otherwise it would count as a layout shift. */}
      <span key={text} class="ko-left">
        {text}
      </span>
    </div>
  );
}
