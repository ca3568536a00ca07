import type { Seat } from '@safehouse/contract';
import { LIMIT } from '../../data/numbers.ts';
import type { SeenCard } from '../../rules/view.ts';
import { Card } from './card.tsx';
import { type Desk, isSeen, nameOf } from './desk.ts';
import { cardWord, written } from './writing.ts';

/** Cards in a line; a longer column goes on in the next, so that every number can be read. */
const LINE = 3;

interface ColumnProps {
  readonly desk: Desk;
  readonly seat: Seat;
  readonly mission: number;
}

/** What a player has at a mission. */
export function Column({ desk, seat, mission }: ColumnProps) {
  const { view, scene, words, beat } = desk;
  const cards = view.columns[seat][mission] ?? [];
  const total = scene.totals[seat][mission];
  const news = view.newspaper[seat][mission];
  const isTense =
    beat?.stage === 'suspense' && 'seat' in beat.fact && beat.fact.seat === seat && isAt(beat.fact, mission);
  return (
    <div class={`ko-column${isTense ? ' ko-tense' : ''}`}>
      <span class="ko-said">
        {words.column(nameOf(desk, seat), spoken(desk, { desk, seat, mission }, cards))}
      </span>
      <div class="ko-lines" data-cards={cards.length}>
        {linesOf(cards).map((line, i) => (
          <div class="ko-line" data-cards={line.length} key={i}>
            {line.map((card, j) => (
              <Card
                key={j}
                card={card.card}
                isUp={card.up}
                isSeen={isSeen(desk, seat, mission, card)}
                from={beat === null ? undefined : originOf(beat.fact, seat)}
                isCalm={desk.board.settings.motion === 'reduced'}
              />
            ))}
          </div>
        ))}
      </div>
      {news > 0 && <span class="ko-news">{words.newspaperAt(news)}</span>}
      {total !== null && (
        <span class={`ko-total${total > LIMIT / 2 ? ' ko-failed' : ''}`} aria-hidden="true">
          {written(total)}
        </span>
      )}
    </div>
  );
}

function isAt(fact: { readonly type: string }, mission: number): boolean {
  return 'mission' in fact && fact.mission === mission;
}

function linesOf(cards: readonly SeenCard[]): SeenCard[][] {
  const lines: SeenCard[][] = [];
  for (let i = 0; i < cards.length; i += LINE) lines.push(cards.slice(i, i + LINE));
  return lines;
}

/** Cards come from their deck, and fly from the mission they leave. */
function originOf(fact: { readonly type: string }, seat: Seat): string | undefined {
  if (fact.type === 'placed' || fact.type === 'hit') return `[data-deck="${seat}"]`;
  return fact.type === 'moved' && 'from' in fact ? `[data-place="${seat}-${fact.from}"]` : undefined;
}

function spoken(desk: Desk, { seat, mission }: ColumnProps, cards: readonly SeenCard[]): string {
  const { words, scene } = desk;
  if (cards.length === 0) return words.noCards;
  const each = cards.map((card) =>
    isSeen(desk, seat, mission, card) ? cardWord(card.card, words) : words.back,
  );
  const total = scene.totals[seat][mission];
  return words.list(total === null ? each : [...each, words.totalIs(written(total))]);
}
