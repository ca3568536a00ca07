import { CardFace } from './cards.tsx';
import { useDrag } from './drag.ts';
import type { Laying } from './laying.ts';
import { nextPlace } from './outlook.ts';
import { spokenCard } from './spoken.ts';
import { movesOf, type Table } from './table.ts';

interface HandProps {
  readonly table: Table;
  readonly laying: Laying;
}

/** The own hand. Tapped, a card lies face up, the second one face down; it can be dragged there as well. */
export function Hand({ table, laying }: HandProps) {
  const { view, words, near } = table;
  const grip = useDrag(laying.put);
  const isMine = laying.kind !== null;
  return (
    <ul class="aa-hand" aria-label={words.hand} style={{ '--cards': Math.max(4, laying.hand.length) }}>
      {laying.hand.map((agent, place) => {
        const { isClick, ...drag } = grip(place);
        const slot = laying.up === place ? words.faceUp : laying.down === place ? words.faceDown : null;
        return (
          <li key={`${agent}-${place}`}>
            <button
              type="button"
              class={`aa-hold${slot ? ' is-chosen' : ''}${isHinted(table, agent) ? ' is-hinted' : ''}`}
              aria-pressed={slot !== null}
              aria-disabled={!isMine}
              onClick={() => isMine && isClick() && laying.tap(place)}
              {...(isMine ? drag : {})}
            >
              <CardFace agent={agent} words={words} next={nextPlace(view.sides[near], agent)} />
              <span class="aa-unseen">
                {slot ? `${slot}: ${spokenCard(agent, words)}` : spokenCard(agent, words)}
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

function isHinted({ hint }: Table, agent: string): boolean {
  if (hint?.type === 'offer') return hint.up === agent || hint.down === agent;
  return (hint?.type === 'swap' || hint?.type === 'lead' || hint?.type === 'follow') && hint.card === agent;
}

/** Lay what was chosen, or swap it away. */
export function LayingButtons({ table, laying }: HandProps) {
  const { words, view, seat } = table;
  const { kind, move, up, down } = laying;
  if (kind === null || seat === null) return null;
  const label = kind === 'offer' ? words.offer : kind === 'lead' ? words.layUp : words.layDown;
  return (
    <div class="aa-buttons">
      <button type="button" class="aa-button" onClick={() => swap(table, laying)}>
        {words.swap}
        <small>{words.swapsLeft(view.swapsLeft[seat])}</small>
      </button>
      {kind === 'offer' && up !== null && down !== null ? (
        <button type="button" class="aa-button" onClick={laying.exchange} aria-label={words.exchange}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 8h14l-4-4M20 16H6l4 4" />
          </svg>
        </button>
      ) : null}
      <button
        type="button"
        class="aa-button is-main"
        disabled={!move}
        onClick={() => move && table.play(move)}
      >
        {label}
      </button>
    </div>
  );
}

/** AA-8: one chosen card goes away; anything else says why not. */
function swap(table: Table, { up, down, hand }: Laying): void {
  const place = up !== null && down === null ? up : up === null ? down : null;
  const move = movesOf(table, 'swap').find(({ card }) => place !== null && card === hand[place]);
  if (move) table.play(move);
  else table.impossible(whyNoSwap(table), 'AA-8');
}

function whyNoSwap({ view, seat }: Table): string {
  if (seat !== null && view.swapsLeft[seat] === 0) return 'no-swaps-left';
  return view.deck.closed === 0 ? 'deck-empty' : 'swap-one';
}
