import { COPIES } from '../data/cards.ts';
import { ANY_CARD, above, type Card, type CardSet, COUNTESS, has, KING, only, PRINCE, without } from './cards.ts';
import type { State } from './state.ts';

/** Everybody but the seat itself learns that the card it holds is one of these. */
export function learnFromAll(state: State, seat: number, set: CardSet): void {
  state.knowledge.possible.forEach((row, viewer) => {
    if (viewer !== seat) row[seat] &= set;
  });
}

/** One viewer is shown the card that a seat holds. */
export function learnCard(state: State, viewer: number, seat: number): void {
  state.knowledge.possible[viewer][seat] = only(state.hands[seat][0]);
}

/**
 * A seat held one card, drew another and has played one of the two: whoever knew that it did not hold the played card
 * knows what is left. LL-12: a King or Prince is not played beside a Countess.
 */
export function learnFromPlay(state: State, seat: number, played: Card): void {
  dissolveTies(state, seat);
  for (const [viewer, row] of state.knowledge.possible.entries()) {
    if (viewer === seat) continue;
    if (has(row[seat], played)) row[seat] = ANY_CARD;
    if (played === PRINCE || played === KING) row[seat] = without(row[seat], COUNTESS);
  }
}

/** The held card is laid open and replaced: what was known of it goes, and who held the same card is known. */
export function forgetHeldCard(state: State, seat: number, shown: Card): void {
  for (const other of tiedWith(state, seat)) learnFromAll(state, other, only(shown));
  state.knowledge.ties = state.knowledge.ties.filter((tie) => !has(tie, seat));
  for (const row of state.knowledge.possible) row[seat] = ANY_CARD;
}

/** LL-7 */
export function learnFromComparison(state: State, seat: number, target: number): void {
  const [own, other] = [state.hands[seat][0], state.hands[target][0]];
  if (own > other) learnFromAll(state, seat, above(other));
  else if (own < other) learnFromAll(state, target, above(own));
  else state.knowledge.ties.push((1 << seat) | (1 << target));
  learnCard(state, seat, target);
  learnCard(state, target, seat);
}

/** LL-10: after two hands have changed places. */
export function swapKnowledge(state: State, seat: number, target: number): void {
  const { possible, ties } = state.knowledge;
  for (const row of possible) [row[seat], row[target]] = [row[target], row[seat]];
  learnCard(state, seat, target);
  learnCard(state, target, seat);
  const both = (1 << seat) | (1 << target);
  state.knowledge.ties = ties.map((tie) => ((tie & both) === 0 || (tie & both) === both ? tie : tie ^ both));
}

/** The cards a viewer has not seen; `viewer` is the number of players for spectators. */
function unseenCopies(state: State, viewer: number): number[] {
  const copies = COPIES.slice();
  for (const cards of [state.open, ...state.discards, state.hands[viewer] ?? []])
    for (const card of cards) copies[card]--;
  return copies;
}

/** A tie is remembered while both cards lie still; afterwards only that there were two of them. */
function dissolveTies(state: State, seat: number): void {
  const { knowledge } = state;
  for (const other of tiedWith(state, seat)) {
    for (const [viewer, row] of knowledge.possible.entries()) {
      const copies = unseenCopies(state, viewer);
      const pairs = copies.reduce((set, count, card) => (count > 1 ? set | only(card) : set), 0);
      if (viewer === seat || viewer === other) continue;
      row[seat] &= pairs | playedBit(state, seat, copies);
      row[other] &= pairs | playedBit(state, seat, copies);
    }
  }
  knowledge.ties = knowledge.ties.filter((tie) => !has(tie, seat));
}

/** The card just played is already seen: with one more copy unseen it can have been one of the two. */
function playedBit(state: State, seat: number, copies: readonly number[]): CardSet {
  const played = state.discards[seat].at(-1);
  return played !== undefined && copies[played] > 0 ? only(played) : 0;
}

function tiedWith({ knowledge: { ties } }: State, seat: number): number[] {
  return ties.filter((tie) => has(tie, seat)).map((tie) => 31 - Math.clz32(tie & ~(1 << seat)));
}
