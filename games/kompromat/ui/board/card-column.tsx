import type { Seat } from '@safehouse/contract';
import { LIMIT_HALF_POINTS } from '../../data/constants.ts';
import type { Fact } from '../../rules/facts.ts';
import type { ViewedCard } from '../../rules/view.ts';
import { type BoardContext, isFaceVisible, isSettled, nameOf } from './board-context.ts';
import { Card } from './card.tsx';
import { cardText, formatPoints } from './card-text.ts';

/** A longer column continues on the next line, so that every number stays readable. */
const CARDS_PER_LINE = 4;

interface CardColumnProps {
  readonly context: BoardContext;
  readonly seat: Seat;
  readonly mission: number;
}

/** A player's cards at a mission. */
export function CardColumn({ context, seat, mission }: CardColumnProps) {
  const { view, totals, translations, settings } = context;
  const { step } = context.playback;
  const cards = view.columns[seat][mission] ?? [];
  const total = totals[seat][mission];
  const newspaper = view.newspaper[seat][mission];
  const isTense = step?.suspense?.seat === seat && step.suspense.mission === mission;
  return (
    <div class={`ko-column${isTense ? ' ko-tense' : ''}`}>
      <span class="hidden">{columnText({ context, seat, mission })}</span>
      <div class="ko-fan" style={fanOf(cards.length)}>
        {cards.map((card, i) => (
          <span class="ko-spot" style={spotInFan(i, cards.length)} key={i}>
            <Card
              card={card.card}
              isFaceUp={card.up}
              isFaceVisible={isFaceVisible(context, seat, mission, card)}
              originSelector={step?.fact && originSelectorFor(step.fact, seat)}
              isReducedMotion={settings.motion === 'reduced'}
            />
          </span>
        ))}
      </div>
      <div class="ko-foot">
        {newspaper > 0 && <span class="ko-news">{translations.newspaperAt(newspaper)}</span>}
        {total !== null && (
          <span class={`ko-total${total > LIMIT_HALF_POINTS / 2 ? ' ko-failed' : ''}`} aria-hidden="true">
            {isSettled(view, seat, mission) && <Padlock />}
            {formatPoints(total)}
          </span>
        )}
      </div>
    </div>
  );
}

/** The total cannot change any more. */
function Padlock() {
  return (
    <svg class="ko-padlock" viewBox="0 0 12 14" aria-hidden="true">
      <path d="M3 6V4a3 3 0 0 1 6 0v2" fill="none" stroke="currentColor" stroke-width="2" />
      <rect x="1" y="6" width="10" height="8" rx="1.5" fill="currentColor" />
    </svg>
  );
}

/** For the style sheet: the number of lines, and of cards in the longest one. */
function fanOf(count: number) {
  return { '--lines': Math.max(1, Math.ceil(count / CARDS_PER_LINE)), '--widest': Math.min(count, CARDS_PER_LINE) };
}

/** For the style sheet: the line of a card, its position there, and the number of cards in that line. */
function spotInFan(index: number, count: number) {
  const line = Math.floor(index / CARDS_PER_LINE);
  const cards = Math.min(CARDS_PER_LINE, count - line * CARDS_PER_LINE);
  return { '--line': line, '--place': index % CARDS_PER_LINE, '--cards': cards };
}

/** Where a new card comes from: the deck, or the mission it leaves. */
function originSelectorFor(fact: Fact, seat: Seat): string | undefined {
  if (fact.type === 'placed' || fact.type === 'hit') return `[data-deck="${seat}"]`;
  return fact.type === 'moved' ? `[data-place="${seat}-${fact.from}"]` : undefined;
}

/** Whose cards, which ones as far as the viewer can see them, and their total. */
export function columnText({ context, seat, mission }: CardColumnProps): string {
  const cards = context.view.columns[seat][mission] ?? [];
  return context.translations.column(nameOf(context, seat), cardsText({ context, seat, mission }, cards));
}

function cardsText({ context, seat, mission }: CardColumnProps, cards: readonly ViewedCard[]): string {
  const { translations, totals, view } = context;
  if (cards.length === 0) return translations.noCards;
  const each = cards.map((card) =>
    isFaceVisible(context, seat, mission, card) ? cardText(card.card, translations) : translations.back,
  );
  const total = totals[seat][mission];
  const final = isSettled(view, seat, mission) ? [translations.isFinal] : [];
  return translations.list(total === null ? each : [...each, translations.totalIs(formatPoints(total)), ...final]);
}
