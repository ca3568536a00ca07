import { isHiddenCards, type Seat } from '@safehouse/contract';
import { Chips, type TileSlot } from '@safehouse/ui';
import { CARDS, GOALS } from '../data/cards.ts';
import type { BoardContext } from './board-context.ts';

/** Favours and hand, and what the viewer can tell of the hand where a few cards are left. */
export function playerTile({ view, translations, playerNames, seat: own }: BoardContext, seat: Seat): TileSlot {
  const hand = view.hands[seat];
  const count = isHiddenCards(hand) ? hand.closed : hand.length;
  const [won, goal] = [view.favours[seat], GOALS[view.hands.length]];
  const { tile } = translations;
  const possible = view.possible[seat];
  const isTold = seat !== own && count > 0 && possible.length < CARDS.length;
  const known = isTold ? possible.map((card) => translations.cards[card]).join(', ') : '';
  const state = count === 0 ? translations.isOut : view.protectedSeats.includes(seat) ? translations.isProtected : '';
  return {
    seats: [seat],
    numbers: [
      { value: `${won}/${goal}`, glyph: 'star', label: tile.favours, text: translations.favours(won, goal) },
      { value: String(count), glyph: 'card', label: tile.hand, text: translations.inHand(count) },
    ],
    details: <Chips label={translations.favours(won, goal)} won={won} goal={goal} />,
    about: [state, known && translations.holds(playerNames[seat], known)].filter((text) => text !== '').join('. '),
  };
}
