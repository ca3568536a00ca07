import { type HiddenCards, type Result, SEATS, type Viewer } from '@safehouse/contract';
import type { CardName } from '../data/cards.ts';
import { cardName, namesIn, only } from './cards.ts';
import { isInRound, isProtected, type State } from './state.ts';

export interface View {
  readonly round: number;
  /** The seat whose turn it is. */
  readonly active: number;
  readonly favours: readonly number[];
  readonly open: readonly CardName[];
  readonly deck: HiddenCards;
  readonly setAside: HiddenCards;
  readonly hands: readonly (readonly CardName[] | HiddenCards)[];
  readonly discards: readonly (readonly CardName[])[];
  readonly protectedSeats: readonly number[];
  /** By seat: the cards that it can hold, as far as the viewer can tell from what they were told. */
  readonly possible: readonly (readonly CardName[])[];
  /** Pairs of seats known to hold the same card. */
  readonly ties: readonly (readonly number[])[];
  readonly result: Result | null;
}

export function describe(state: State) {
  return {
    round: state.round,
    active: state.active,
    favours: state.favours.slice(),
    open: state.open.map(cardName),
    deck: state.deck.map(cardName).reverse(),
    setAside: state.setAside === null ? null : cardName(state.setAside),
    hands: state.hands.map((hand) => hand.map(cardName)),
    discards: state.discards.map((cards) => cards.map(cardName)),
    protectedSeats: state.hands
      .keys()
      .filter((seat) => isProtected(state, seat))
      .toArray(),
  };
}

export function view(state: State, viewer: Viewer): View {
  const described = describe(state);
  const row = state.knowledge.possible[viewer === 'spectator' ? state.players : viewer];
  const heldBy = (seat: number) => (seat === viewer ? only(state.hands[seat][0]) : row[seat]);
  return {
    ...described,
    deck: { closed: state.deck.length },
    setAside: { closed: state.setAside === null ? 0 : 1 },
    hands: described.hands.map((hand, seat) => (seat === viewer ? hand : { closed: hand.length })),
    possible: described.hands.map((_, seat) => (isInRound(state, seat) ? namesIn(heldBy(seat)) : [])),
    ties: state.knowledge.ties.map((tie) => SEATS.filter((seat) => (tie & (1 << seat)) !== 0)),
    result: state.result,
  };
}
