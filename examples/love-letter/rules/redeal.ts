import { isHiddenCards, type Random, type Seat, shuffle } from '@safehouse/contract';
import { COPIES } from '../data/cards.ts';
import { ANY_CARD, type Card, type CardSet, cardIndex, has, setOf } from './cards.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** A state behind this view: hidden hands fit what the viewer can tell of them, the rest is dealt at random. */
export function redeal(view: View, random: Random): State {
  const unseen = unseenCards(view);
  shuffle(unseen, random);
  const hidden = view.hands.flatMap((hand, seat) => (isHiddenCards(hand) && hand.closed > 0 ? [seat] : []));
  const possible = view.possible.map(setOf);
  const held = dealHeldCards(hidden, possible, { unseen, ties: view.ties });
  if (held === null) throw new Error('no deal fits this view');
  const hands = view.hands.map((hand, seat) => {
    if (!isHiddenCards(hand)) return hand.map(cardIndex);
    return hand.closed === 0 ? [] : [held[seat], ...unseen.splice(0, hand.closed - 1)];
  });
  const setAside = view.setAside.closed > 0 ? unseen.splice(0, 1)[0] : null;
  return {
    players: hands.length,
    round: view.round,
    deck: unseen,
    setAside,
    open: view.open.map(cardIndex),
    hands,
    discards: view.discards.map((cards) => cards.map(cardIndex)),
    protectedSeats: bitsOf(view.protectedSeats),
    active: view.active as Seat,
    favours: view.favours.slice(),
    // What the other viewers were told is not known: they can tell what this one can.
    knowledge: {
      possible: Array.from({ length: hands.length + 1 }, () =>
        possible.map((set, seat) => (isHiddenCards(view.hands[seat]) ? set : ANY_CARD)),
      ),
      ties: view.ties.map(bitsOf),
    },
    result: view.result,
  };
}

const bitsOf = (seats: readonly number[]) => seats.reduce((bits, seat) => bits | (1 << seat), 0);

function unseenCards(view: View): Card[] {
  const copies = COPIES.slice();
  const shown = view.hands.flatMap((hand) => (isHiddenCards(hand) ? [] : hand));
  for (const name of [...view.open, ...view.discards.flat(), ...shown]) copies[cardIndex(name)]--;
  return copies.flatMap((count, card) => Array<Card>(count).fill(card));
}

interface Rest {
  /** In random order; the cards that are dealt are taken out. */
  readonly unseen: Card[];
  readonly ties: View['ties'];
}

/** By seat: a card that it may hold. Goes back where a seat finds none. */
function dealHeldCards(seats: readonly number[], possible: readonly CardSet[], rest: Rest): number[] | null {
  const held: number[] = [];
  const dealFrom = (i: number): boolean => {
    if (i === seats.length) return true;
    const seat = seats[i];
    for (const [at, card] of rest.unseen.entries()) {
      if (!has(possible[seat], card) || breaksTie(held, seat, card, rest.ties)) continue;
      held[seat] = card;
      rest.unseen.splice(at, 1);
      if (dealFrom(i + 1)) return true;
      rest.unseen.splice(at, 0, card);
      delete held[seat];
    }
    return false;
  };
  return dealFrom(0) ? held : null;
}

function breaksTie(held: readonly number[], seat: number, card: Card, ties: View['ties']): boolean {
  return ties.some(
    (tie) =>
      tie.includes(seat) && tie.some((other) => other !== seat && held[other] !== undefined && held[other] !== card),
  );
}
