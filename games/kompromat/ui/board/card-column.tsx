import type { Seat } from '@safehouse/contract';
import { LIMIT_HALF_POINTS } from '../../data/constants.ts';
import type { ViewedCard } from '../../rules/view.ts';
import { type BoardContext, isFaceVisible, nameOf } from './board-context.ts';
import { Card } from './card.tsx';
import { cardText, formatPoints } from './card-text.ts';

/** Cards in a line; a longer column goes on in the next, so that every number can be read. */
const CARDS_PER_LINE = 3;

interface CardColumnProps {
  readonly context: BoardContext;
  readonly seat: Seat;
  readonly mission: number;
}

/** What a player has at a mission. */
export function CardColumn({ context, seat, mission }: CardColumnProps) {
  const { view, snapshot, translations, frame } = context;
  const cards = view.columns[seat][mission] ?? [];
  const total = snapshot.totals[seat][mission];
  const news = view.newspaper[seat][mission];
  const isTense =
    frame?.stage === 'suspense' &&
    'seat' in frame.fact &&
    frame.fact.seat === seat &&
    isAtMission(frame.fact, mission);
  return (
    <div class={`ko-column${isTense ? ' ko-tense' : ''}`}>
      <span class="ko-said">
        {translations.column(
          nameOf(context, seat),
          screenReaderText(context, { context, seat, mission }, cards),
        )}
      </span>
      <div class="ko-lines" data-cards={cards.length}>
        {splitIntoLines(cards).map((line, i) => (
          <div class="ko-line" data-cards={line.length} key={i}>
            {line.map((card, j) => (
              <Card
                key={j}
                card={card.card}
                isFaceUp={card.up}
                isFaceVisible={isFaceVisible(context, seat, mission, card)}
                originSelector={frame === null ? undefined : originSelectorFor(frame.fact, seat)}
                isReducedMotion={context.boardProps.settings.motion === 'reduced'}
              />
            ))}
          </div>
        ))}
      </div>
      {news > 0 && <span class="ko-news">{translations.newspaperAt(news)}</span>}
      {total !== null && (
        <span class={`ko-total${total > LIMIT_HALF_POINTS / 2 ? ' ko-failed' : ''}`} aria-hidden="true">
          {formatPoints(total)}
        </span>
      )}
    </div>
  );
}

function isAtMission(fact: { readonly type: string }, mission: number): boolean {
  return 'mission' in fact && fact.mission === mission;
}

function splitIntoLines(cards: readonly ViewedCard[]): ViewedCard[][] {
  const lines: ViewedCard[][] = [];
  for (let i = 0; i < cards.length; i += CARDS_PER_LINE) lines.push(cards.slice(i, i + CARDS_PER_LINE));
  return lines;
}

/** Cards come from their deck, and fly from the mission they leave. */
function originSelectorFor(fact: { readonly type: string }, seat: Seat): string | undefined {
  if (fact.type === 'placed' || fact.type === 'hit') return `[data-deck="${seat}"]`;
  return fact.type === 'moved' && 'from' in fact ? `[data-place="${seat}-${fact.from}"]` : undefined;
}

function screenReaderText(
  context: BoardContext,
  { seat, mission }: CardColumnProps,
  cards: readonly ViewedCard[],
): string {
  const { translations, snapshot } = context;
  if (cards.length === 0) return translations.noCards;
  const each = cards.map((card) =>
    isFaceVisible(context, seat, mission, card) ? cardText(card.card, translations) : translations.back,
  );
  const total = snapshot.totals[seat][mission];
  return translations.list(total === null ? each : [...each, translations.totalIs(formatPoints(total))]);
}
