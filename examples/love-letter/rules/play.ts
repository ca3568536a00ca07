import { type Chance, type Move, publicFact, type ScopedFact, type Seat, secretFact } from '@safehouse/contract';
import {
  ANY_CARD,
  BARON,
  type Card,
  cardName,
  GUARD,
  HANDMAID,
  KING,
  PRIEST,
  PRINCE,
  PRINCESS,
  without,
} from './cards.ts';
import type { Fact } from './facts.ts';
import {
  forgetHeldCard,
  learnCard,
  learnFromAll,
  learnFromComparison,
  learnFromPlay,
  swapKnowledge,
} from './knowledge.ts';
import { decodeMove } from './moves.ts';
import { drewFact, endTurn } from './rounds.ts';
import { drawTop, isInRound, type State } from './state.ts';

export type Facts = ScopedFact<Fact>[] | null;

export function play(state: State, seat: Seat, move: Move, chance: Chance, facts: Facts): void {
  const { card, target, guess } = decodeMove(move);
  const hand = state.hands[seat];
  hand.splice(hand.lastIndexOf(card), 1);
  state.discards[seat].push(card);
  learnFromPlay(state, seat, card);
  facts?.push(publicFact({ type: 'played', seat, card: cardName(card), target }));
  if (card === HANDMAID) state.protectedSeats |= 1 << seat;
  else if (card === PRINCESS) leaveRound(state, seat, facts);
  else if (target !== null) EFFECTS[card]?.({ state, seat, target, guess, facts });
  endTurn(state, chance, facts);
}

interface Effect {
  readonly state: State;
  readonly seat: Seat;
  readonly target: number;
  readonly guess: Card | null;
  readonly facts: Facts;
}

const EFFECTS: { readonly [card: Card]: (effect: Effect) => void } = {
  [GUARD]: guess,
  [PRIEST]: look,
  [BARON]: compare,
  [PRINCE]: discardAndDraw,
  [KING]: swap,
};

/** LL-5 */
function guess({ state, target, guess, facts }: Effect): void {
  if (guess === null) return;
  const isRight = state.hands[target][0] === guess;
  facts?.push(publicFact({ type: 'guessed', target, guess: cardName(guess), isRight }));
  if (isRight) leaveRound(state, target, facts);
  else learnFromAll(state, target, without(ANY_CARD, guess));
}

/** LL-6 */
function look({ state, seat, target, facts }: Effect): void {
  learnCard(state, seat, target);
  const fact = { type: 'looked', seat, target, card: cardName(state.hands[target][0]) } as const;
  facts?.push(secretFact<Fact>([seat], fact, { ...fact, card: null }));
}

/** LL-7 */
function compare({ state, seat, target, facts }: Effect): void {
  const seats = [seat, target as Seat];
  const cards = seats.map((each) => state.hands[each][0]);
  const loser = cards[0] === cards[1] ? null : seats[cards[0] < cards[1] ? 0 : 1];
  learnFromComparison(state, seat, target);
  const fact = { type: 'compared', seats, cards: cards.map(cardName), loser } as const;
  facts?.push(secretFact<Fact>(seats, fact, { ...fact, cards: [null, null] }));
  if (loser !== null) leaveRound(state, loser, facts);
}

/** LL-9 */
function discardAndDraw({ state, target, facts }: Effect): void {
  const [card] = state.hands[target];
  if (card === PRINCESS) {
    leaveRound(state, target, facts);
    return;
  }
  layOpen(state, target);
  facts?.push(publicFact({ type: 'discarded', seat: target, card: cardName(card) }));
  const drawn = state.deck.length > 0 ? drawTop(state.deck) : takeSetAside(state);
  state.hands[target].push(drawn);
  facts?.push(drewFact(target, drawn));
}

function takeSetAside(state: State): Card {
  const card = state.setAside;
  if (card === null) throw new Error('the card set aside is gone');
  state.setAside = null;
  return card;
}

/** LL-10 */
function swap({ state, seat, target, facts }: Effect): void {
  const { hands } = state;
  const seats = [seat, target as Seat];
  [hands[seat], hands[target]] = [hands[target], hands[seat]];
  swapKnowledge(state, seat, target);
  const fact = { type: 'swapped', seats, cards: seats.map((each) => cardName(hands[each][0])) } as const;
  facts?.push(secretFact<Fact>(seats, fact, { ...fact, cards: [null, null] }));
}

/** The hand of who leaves the round is shown. */
function leaveRound(state: State, seat: number, facts: Facts): void {
  if (!isInRound(state, seat)) return;
  const [card] = state.hands[seat];
  layOpen(state, seat);
  facts?.push(publicFact({ type: 'out', seat, card: cardName(card) }));
}

function layOpen(state: State, seat: number): void {
  const [card] = state.hands[seat].splice(0, 1);
  state.discards[seat].push(card);
  forgetHeldCard(state, seat, card);
}
