import { CARDS, type CardName, COPIES } from '../data/cards.ts';

/** An index in CARDS: one less than its rank. */
export type Card = number;

export const [GUARD, PRIEST, BARON, HANDMAID, PRINCE, KING, COUNTESS, PRINCESS] = CARDS.keys().toArray();

/** Several possible cards: bit `1 << card` for each. */
export type CardSet = number;

export const ANY_CARD: CardSet = (1 << CARDS.length) - 1;
export const only = (card: Card): CardSet => 1 << card;
export const has = (set: CardSet, card: Card): boolean => (set & (1 << card)) !== 0;
export const without = (set: CardSet, card: Card): CardSet => set & ~(1 << card);
/** The cards of a higher rank. */
export const above = (card: Card): CardSet => ANY_CARD & ~((2 << card) - 1);

export const cardName = (card: Card): CardName => CARDS[card];
export const cardIndex = (name: CardName): Card => CARDS.indexOf(name);
export const namesIn = (set: CardSet): CardName[] => CARDS.filter((_, card) => has(set, card));
export const setOf = (names: readonly CardName[]): CardSet =>
  names.reduce((set, name) => set | only(cardIndex(name)), 0);

/** All sixteen cards. */
export const ALL_CARDS: readonly Card[] = COPIES.flatMap((copies, card) => Array<Card>(copies).fill(card));
