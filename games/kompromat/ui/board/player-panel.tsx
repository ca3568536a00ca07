import { isHiddenCards, type Seat } from '@safehouse/contract';
import { TOKENS_TO_LOSE } from '../../data/constants.ts';
import type { ItemId } from '../../data/missions.ts';
import { Emblem } from '../art/emblem.tsx';
import { SeatMark } from '../art/seat-mark.tsx';
import { type BoardContext, nameOf } from './board-context.ts';
import { movesUsingItem } from './item-moves.ts';
import { computeScore } from './score.ts';

interface PlayerPanelProps {
  readonly context: BoardContext;
  readonly seat: Seat;
}

/** A player's edge of the table: name, tokens, deck, items, and the dossier so far. */
export function PlayerPanel({ context, seat }: PlayerPanelProps) {
  const { view, translations } = context;
  const isActive = view.active === seat;
  return (
    <div class={`ko-agent${isActive ? ' ko-active' : ''}`}>
      <span class="ko-who">
        <SeatMark seat={seat} />
        <b>{nameOf(context, seat)}</b>
      </span>
      <TokenTrack context={context} seat={seat} />
      <DeckCount context={context} seat={seat} />
      <DossierButton context={context} seat={seat} />
      {view.items[seat].ready.length > 0 && (
        <ul class="ko-items" aria-label={translations.items}>
          {view.items[seat].ready.map((item) => (
            <li key={item}>
              <ItemButton context={context} seat={seat} item={item} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function TokenTrack({ context, seat }: PlayerPanelProps) {
  const tokens = context.view.tokens[seat];
  return (
    <span class="ko-tokens" role="img" aria-label={context.translations.tokensOf(tokens, TOKENS_TO_LOSE)}>
      {Array.from({ length: TOKENS_TO_LOSE }, (_, i) => (
        <i key={i} class={i < tokens ? 'ko-on' : ''} />
      ))}
    </span>
  );
}

function DeckCount({ context, seat }: PlayerPanelProps) {
  const { known, rest } = context.view.decks[seat];
  const size = rest.closed + (isHiddenCards(known) ? known.closed : known.length);
  return (
    <span class="ko-deck" data-deck={seat} role="img" aria-label={context.translations.deck(size)}>
      {size}
    </span>
  );
}

function DossierButton({ context, seat }: PlayerPanelProps) {
  const { view, details } = context;
  const isOpen = details?.type === 'dossier' && details.seat === seat;
  const { sum } = computeScore(view.won[seat], view.tokens[seat]);
  return (
    <button
      type="button"
      class="ko-dossier"
      aria-expanded={isOpen}
      aria-label={dossierLabel(context, seat, sum)}
      onClick={() => context.showDetails(isOpen ? null : { type: 'dossier', seat })}
    >
      <b>{sum}</b>
    </button>
  );
}

function dossierLabel({ seat: ownSeat, translations, playerNames }: BoardContext, seat: Seat, sum: number): string {
  const points = translations.points(sum);
  return seat === ownSeat ? translations.openOwnDossier(points) : translations.openDossier(playerNames[seat], points);
}

function ItemButton({ context, seat, item }: PlayerPanelProps & { readonly item: ItemId }) {
  const { translations, details } = context;
  const isOpen = details?.type === 'item' && details.item === item;
  const isOwn = seat === context.seat;
  const isUsable = isOwn && movesUsingItem(context.legalMoves, item).length > 0;
  const state = isOwn ? `, ${isUsable ? translations.usableNow : translations.notNow}` : '';
  return (
    <button
      type="button"
      class={`ko-item${isUsable ? ' ko-usable' : ''}`}
      aria-expanded={isOpen}
      aria-label={`${translations.missions[item]}${state}`}
      onClick={() => context.showDetails(isOpen ? null : { type: 'item', seat, item })}
    >
      <Emblem card={item} />
      <span>{translations.missions[item]}</span>
    </button>
  );
}
