import { isClosed, type Seat } from '@safehouse/contract';
import type { ItemId } from '../../data/missions.ts';
import { TOKENS_TO_LOSE } from '../../data/numbers.ts';
import { Emblem } from '../art/emblem.tsx';
import { type Desk, isMine, nameOf } from './desk.ts';
import { usesOf } from './item-moves.ts';
import { scoreOf } from './score.ts';
import { SeatMark } from './seat-mark.tsx';

interface AgentProps {
  readonly desk: Desk;
  readonly seat: Seat;
}

/** A player's edge of the desk: name, tokens, deck, items, and the dossier so far. */
export function Agent({ desk, seat }: AgentProps) {
  const { view, words } = desk;
  const isActive = view.active === seat;
  return (
    <div class={`ko-agent${isActive ? ' ko-active' : ''}`}>
      <span class="ko-who">
        <SeatMark seat={seat} />
        <b>{nameOf(desk, seat)}</b>
      </span>
      <Tokens desk={desk} seat={seat} />
      <Deck desk={desk} seat={seat} />
      <DossierButton desk={desk} seat={seat} />
      {view.items[seat].ready.length > 0 && (
        <ul class="ko-items" aria-label={words.items}>
          {view.items[seat].ready.map((item) => (
            <li key={item}>
              <ItemButton desk={desk} seat={seat} item={item} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Tokens({ desk, seat }: AgentProps) {
  const tokens = desk.view.tokens[seat];
  return (
    <span class="ko-tokens" role="img" aria-label={desk.words.tokensOf(tokens, TOKENS_TO_LOSE)}>
      {Array.from({ length: TOKENS_TO_LOSE }, (_, i) => (
        <i key={i} class={i < tokens ? 'ko-on' : ''} />
      ))}
    </span>
  );
}

function Deck({ desk, seat }: AgentProps) {
  const { known, rest } = desk.view.decks[seat];
  const size = rest.closed + (isClosed(known) ? known.closed : known.length);
  return (
    <span class="ko-deck" data-deck={seat} role="img" aria-label={desk.words.deck(size)}>
      {size}
    </span>
  );
}

function DossierButton({ desk, seat }: AgentProps) {
  const { view, words, opened } = desk;
  const isOpen = opened?.type === 'dossier' && opened.seat === seat;
  const { sum } = scoreOf(view.won[seat], view.tokens[seat]);
  return (
    <button
      type="button"
      class="ko-dossier"
      aria-expanded={isOpen}
      aria-label={words.openDossier(nameOf(desk, seat), words.points(sum))}
      onClick={() => desk.open(isOpen ? null : { type: 'dossier', seat })}
    >
      <b>{sum}</b>
    </button>
  );
}

function ItemButton({ desk, seat, item }: AgentProps & { readonly item: ItemId }) {
  const { words, opened } = desk;
  const isOpen = opened?.type === 'item' && opened.item === item;
  const isUsable = isMine(desk, seat) && usesOf(desk.legal, item).length > 0;
  const state = isMine(desk, seat) ? `, ${isUsable ? words.usableNow : words.notNow}` : '';
  return (
    <button
      type="button"
      class={`ko-item${isUsable ? ' ko-usable' : ''}`}
      aria-expanded={isOpen}
      aria-label={`${words.missions[item]}${state}`}
      onClick={() => desk.open(isOpen ? null : { type: 'item', seat, item })}
    >
      <Emblem card={item} />
      <span>{words.missions[item]}</span>
    </button>
  );
}
