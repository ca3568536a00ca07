import { KIT } from '../data/equipment.ts';

/**
 * Where an equipment card can be: at one of the missions, in the hand before it is placed, among the stunned cards (at
 * most two: by stun-gun and usb-stick), or still in the deck. A card's location is an index in this list.
 */
export const CARD_LOCATIONS = [
  'mission-0',
  'mission-1',
  'mission-2',
  'mission-3',
  'hand',
  'stunned-0',
  'stunned-1',
  'deck',
] as const;
export type CardLocation = (typeof CARD_LOCATIONS)[number];

/** The locations of the columns: a mission's number is its location. */
export const MISSION_LOCATIONS = [0, 1, 2, 3] as const;
export const IN_HAND = CARD_LOCATIONS.indexOf('hand');
export const FIRST_STUNNED = CARD_LOCATIONS.indexOf('stunned-0');
export const IN_DECK = CARD_LOCATIONS.indexOf('deck');

/**
 * One player's 14 cards for a round. Cards are never moved in the list: a card keeps its index, which is the order of
 * drawing, and only its location changes. A column consists of the cards at one location in the order of drawing.
 */
export interface Kit {
  readonly cards: number[];
  readonly locations: number[];
}

const ALL_IN_DECK: readonly number[] = KIT.map(() => IN_DECK);

export function newKit(): Kit {
  return { cards: KIT.slice(), locations: ALL_IN_DECK.slice() };
}

export function cloneKit(kit: Kit): Kit {
  return { cards: kit.cards.slice(), locations: kit.locations.slice() };
}

/** Returns all cards to the deck in printed order; they are shuffled next. */
export function takeBack(kit: Kit): void {
  for (let i = 0; i < KIT.length; i++) {
    kit.cards[i] = KIT[i];
    kit.locations[i] = IN_DECK;
  }
}

export function cardsAt(kit: Kit, location: number): number[] {
  return kit.cards.filter((_, i) => kit.locations[i] === location);
}

/** The draw index of the card at a position of a column. */
export function drawIndexAt(kit: Kit, mission: number, position: number): number {
  let index = kit.locations.indexOf(mission);
  for (let left = position; left > 0; left--) index = kit.locations.indexOf(mission, index + 1);
  return index;
}

/** Stunned cards in the order of stunning. */
export function stunnedCards(kit: Kit): number[] {
  return [...cardsAt(kit, FIRST_STUNNED), ...cardsAt(kit, FIRST_STUNNED + 1)];
}
