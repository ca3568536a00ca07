import type { Move, MoveList, Refusal, Seat } from '@safehouse/contract';
import { type Card, COUNTESS, GUARD, KING, PRINCE } from './cards.ts';
import { decodeMove, encodeMove, GUESSES, needsTarget } from './moves.ts';
import { isInRound, isProtected, type State } from './state.ts';

export function toAct({ result, active }: State): readonly Seat[] {
  return result ? [] : [active];
}

export function legal(state: State, seat: Seat, into: MoveList): void {
  if (!toAct(state).includes(seat)) return;
  for (const card of playableCards(state.hands[seat])) {
    for (const target of targetsOf(state, seat, card)) {
      const guesses = card === GUARD && target !== null ? GUESSES : [null];
      for (const guess of guesses) into.push(encodeMove({ card, target, guess }));
    }
  }
}

/** Why a card in hand cannot be played like this; of what others may not know it uses only the own hand. */
export function whyNot(state: State, seat: Seat, move: Move): Refusal {
  const { card, target } = decodeMove(move);
  const hand = state.hands[seat];
  if (!hand.includes(card)) return { code: 'not-in-hand', rule: 'LL-4' };
  if (!playableCards(hand).includes(card)) return { code: 'countess', rule: 'LL-12' };
  if (target !== null && target >= state.players) return { code: 'no-such-player', rule: 'LL-4' };
  if (target !== null && !isInRound(state, target)) return { code: 'out', rule: 'LL-4' };
  if (target !== null && isProtected(state, target)) return { code: 'protected', rule: 'LL-8' };
  return { code: target === null ? 'needs-target' : 'not-on-yourself', rule: 'LL-4' };
}

/** LL-12; each once, in the order of the ranks. */
function playableCards(hand: readonly Card[]): Card[] {
  const cards = [...new Set(hand)].sort((a, b) => a - b);
  const mustPlayCountess = cards.includes(COUNTESS) && (cards.includes(KING) || cards.includes(PRINCE));
  return mustPlayCountess ? [COUNTESS] : cards;
}

/** LL-4, LL-8, LL-9. Null alone where the card needs nobody, or nobody can be chosen. */
function targetsOf(state: State, seat: Seat, card: Card): (number | null)[] {
  if (!needsTarget(card)) return [null];
  const others = state.hands
    .keys()
    .filter((other) => other !== seat && isInRound(state, other) && !isProtected(state, other))
    .toArray();
  const targets = card === PRINCE ? [...others, seat].sort((a, b) => a - b) : others;
  return targets.length > 0 ? targets : [null];
}
