import { type HiddenCards, isHiddenCards, type Random, type Result, shuffle, type Viewer } from '@safehouse/contract';
import { CARDS } from '../data/cards.ts';
import type { State } from './state.ts';

export interface View {
  readonly hands: readonly (readonly number[] | HiddenCards)[];
  readonly table: readonly number[];
  readonly laid: readonly number[];
  readonly points: readonly number[];
  readonly deck: HiddenCards;
  readonly result: Result | null;
}

const cardFaces = (cards: readonly number[]) => cards.map((card) => CARDS[card]);
const sortedCardFaces = (cards: readonly number[]) => cardFaces(cards.toSorted((a, b) => a - b));

export function describe(state: State) {
  return {
    hands: state.hands.map(sortedCardFaces),
    table: cardFaces(state.table),
    laid: cardFaces(state.laid),
    points: state.points.slice(),
    deck: cardFaces(state.deck).reverse(),
  };
}

export function view(state: State, viewer: Viewer): View {
  const { table, laid, points } = describe(state);
  const hands = state.hands.map((hand, seat) => (seat === viewer ? sortedCardFaces(hand) : { closed: hand.length }));
  return { hands, table, laid, points, deck: { closed: state.deck.length }, result: state.result };
}

/** Deals the unseen cards at random to the hidden hand and the deck. */
export function redeal(view: View, random: Random): State {
  const cardIndex = (face: number) => CARDS.indexOf(face as (typeof CARDS)[number]);
  const open = view.hands.flatMap((hand) => (isHiddenCards(hand) ? [] : hand));
  const seen = [...open, ...view.table, ...view.laid];
  const unseen = CARDS.flatMap((card, i) => (seen.includes(card) ? [] : [i]));
  shuffle(unseen, random);
  const deal = (hand: readonly number[] | HiddenCards) =>
    isHiddenCards(hand) ? unseen.splice(0, hand.closed) : hand.map(cardIndex);
  return {
    hands: [deal(view.hands[0]), deal(view.hands[1])],
    table: view.table.map(cardIndex),
    laid: view.laid.map(cardIndex),
    points: view.points.slice(),
    deck: unseen,
    result: view.result,
  };
}
