import { isClosed } from '@safehouse/contract';
import { LIMIT } from '../../data/numbers.ts';
import { Card } from '../table/card.tsx';
import type { Desk } from '../table/desk.ts';
import { knownCards, type Reading, reading } from '../table/reading.ts';
import { cardWord, written } from '../table/writing.ts';
import { MoveButton } from './move-button.tsx';

/** The own turn before the drawn card is placed. */
export function Placing({ desk }: { readonly desk: Desk }) {
  const { view, words, near, board } = desk;
  const { drawn } = view;
  if (drawn === null || isClosed(drawn)) return null;
  return (
    <div class="ko-now">
      <span class="ko-drawn">
        <Card
          card={drawn}
          isSeen
          isUp
          from={`[data-deck="${near}"]`}
          isCalm={board.settings.motion === 'reduced'}
        />
      </span>
      <p role="status" class="ko-prompt">
        <b>{words.youDrew(cardWord(drawn, words))}</b>
        <span>{words.chooseMission}</span>
      </p>
    </div>
  );
}

/** The top of the own deck, as far as night vision or the tracker have shown it. */
export function Ahead({ desk }: { readonly desk: Desk }) {
  const { view, words, board } = desk;
  const { known } = view.decks[desk.near];
  if (board.page.seat === null || isClosed(known) || known.length === 0) return null;
  return <p class="ko-ahead">{words.knownCards(words.list(known.map((card) => cardWord(card, words))))}</p>;
}

/** The own turn while cards are added: what the column counts, and whether to go on. */
export function Drawing({ desk, mission }: { readonly desk: Desk; readonly mission: number }) {
  const { view, words, near, legal, board } = desk;
  const cards = knownCards(view.columns[near][mission]) ?? [];
  const read = reading(cards, view.newspaper[near][mission]);
  const hit = legal.find(({ type }) => type === 'hit');
  const stop = legal.find(({ type }) => type === 'stop');
  const isOver = reading(cards).low > LIMIT / 2;
  const whyNot = isOver ? (['over-21', 'KO-9'] as const) : (['deck-empty', 'KO-12'] as const);
  return (
    <div class="ko-now">
      <Gauge desk={desk} read={read} isOver={isOver} />
      <div class="ko-moves">
        {hit ? (
          <MoveButton desk={desk} move={hit}>
            {words.hit}
          </MoveButton>
        ) : (
          <button
            type="button"
            class="ko-move ko-plain"
            aria-disabled="true"
            onClick={() => board.impossible({ text: words.refusals[whyNot[0]], rule: whyNot[1] })}
          >
            {words.hit}
          </button>
        )}
        {stop && (
          <MoveButton desk={desk} move={stop} look="strong">
            {words.stop}
          </MoveButton>
        )}
      </div>
    </div>
  );
}

interface GaugeProps {
  readonly desk: Desk;
  readonly read: Reading;
  readonly isOver: boolean;
}

/** The running total on its way to 21. */
function Gauge({ desk: { words }, read, isOver }: GaugeProps) {
  const most = LIMIT / 2;
  const left = most - read.best;
  const far = left === 0 ? words.exactly : words.toGo(written(left));
  return (
    <div class={`ko-gauge${left < 0 ? ' ko-failed' : ''}`} role="status">
      <span class="ko-sum">
        <span class="ko-said">{words.total} </span>
        <b>{written(read.best)}</b>
        {read.low !== read.best && <small>{words.acesRead(written(read.low))}</small>}
      </span>
      <svg class="ko-scale" viewBox="0 0 210 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="ko-track" width="210" height="10" />
        {/* Pushed in, not made wider: that is moved without the page's help. */}
        <rect
          class="ko-fill"
          width="210"
          height="10"
          rx="5"
          style={{ transform: `translateX(${(Math.min(read.best, most) - most) * 10}px)` }}
        />
      </svg>
      <span class="ko-left">{isOver ? words.mustStop : left < 0 ? words.over : far}</span>
    </div>
  );
}
