import {
  type Chance,
  publicFact,
  type Result,
  type ScopedFact,
  SEATS,
  type Seat,
  secretFact,
} from '@safehouse/contract';
import type { CardName } from '../data/cards.ts';
import { type Card, cardName, only } from './cards.ts';
import type { Fact } from './facts.ts';
import { learnFromAll } from './knowledge.ts';
import { dealRound, drawTop, goalOf, isInRound, type State } from './state.ts';

type Facts = ScopedFact<Fact>[] | null;

/** LL-3: the next seat draws, unless the round is over. */
export function endTurn(state: State, chance: Chance, facts: Facts): void {
  const inRound = state.hands
    .keys()
    .filter((seat) => isInRound(state, seat))
    .toArray();
  if (inRound.length === 1 || state.deck.length === 0) endRound(state, inRound, chance, facts);
  else beginTurn(state, nextInRound(state), facts);
}

function nextInRound(state: State): Seat {
  for (let step = 1; step < state.players; step++) {
    const seat = (state.active + step) % state.players;
    if (isInRound(state, seat)) return seat as Seat;
  }
  throw new Error('nobody else is in the round');
}

/** LL-8: a Handmaid protects until the next turn of her player. */
function beginTurn(state: State, seat: Seat, facts: Facts): void {
  state.active = seat;
  state.protectedSeats &= ~(1 << seat);
  state.hands[seat].push(drawTop(state.deck));
  facts?.push(drewFact(seat, state.hands[seat][1]));
}

export function drewFact(seat: number, card: Card): ScopedFact<Fact> {
  const fact = { type: 'drew', seat, card: cardName(card) } as const;
  return secretFact<Fact>([seat as Seat], fact, { ...fact, card: null });
}

/** LL-13, LL-14 */
function endRound(state: State, inRound: readonly number[], chance: Chance, facts: Facts): void {
  const winners = roundWinners(state, inRound);
  for (const seat of winners) state.favours[seat]++;
  const shown = showHands(state, inRound);
  facts?.push(publicFact({ type: 'round-won', winners, shown }));
  const matchWinners = SEATS.slice(0, state.players).filter((seat) => state.favours[seat] >= goalOf(state));
  if (matchWinners.length > 0) {
    finish(state, matchWinners, facts);
    return;
  }
  state.active = winners[0] as Seat;
  dealRound(state, chance);
  if (facts) reportDeal(state, facts);
}

/** Hands are shown to be compared, not where one player is left. */
function showHands(state: State, inRound: readonly number[]): (CardName | null)[] {
  if (inRound.length === 1) return state.hands.map(() => null);
  for (const seat of inRound) learnFromAll(state, seat, only(state.hands[seat][0]));
  return state.hands.map(([card]) => (card === undefined ? null : cardName(card)));
}

/** The highest card, then the highest sum of the cards laid down; who is equal in both wins too. */
function roundWinners({ hands, discards }: State, inRound: readonly number[]): number[] {
  const strength = (seat: number) => 100 * hands[seat][0] + sumOfRanks(discards[seat]);
  const best = Math.max(...inRound.map(strength));
  return inRound.filter((seat) => strength(seat) === best);
}

const sumOfRanks = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + card + 1, 0);

function finish(state: State, winners: readonly Seat[], facts: Facts): void {
  const result: Result = { winners, reason: 'favours', scores: state.favours.slice() };
  state.result = result;
  facts?.push(publicFact({ type: 'ended', result }));
}

function reportDeal(state: State, facts: ScopedFact<Fact>[]): void {
  facts.push(publicFact({ type: 'round-began', round: state.round, open: state.open.map(cardName) }));
  for (const [seat, [card]] of state.hands.entries()) {
    const fact = { type: 'dealt', seat, card: cardName(card) } as const;
    facts.push(secretFact<Fact>([seat as Seat], fact, { ...fact, card: null }));
  }
  facts.push(drewFact(state.active, state.hands[state.active][1]));
}
