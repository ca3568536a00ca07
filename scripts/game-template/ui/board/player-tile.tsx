import { isHiddenCards, type Seat } from '@safehouse/contract';
import type { TileSlot } from '@safehouse/ui';
import type { BoardContext } from './board-context.ts';

/** A player's number of tricks and of cards in hand. */
export function playerTile({ view, translations }: BoardContext, seat: Seat): TileSlot {
  const hand = view.hands[seat];
  const cards = isHiddenCards(hand) ? hand.closed : hand.length;
  const points = view.points[seat];
  const { tile } = translations;
  return {
    seats: [seat],
    numbers: [
      { value: String(points), glyph: 'star', label: tile.tricks, text: translations.points(points) },
      { value: String(cards), glyph: 'card', label: tile.cards, text: translations.closed(cards) },
    ],
    details: null,
    about: '',
  };
}
