import type { Player } from '@safehouse/contract';
import { CARDS, type CardName, COPIES } from '../data/cards.ts';
import type { PlayCard } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

/** Keeps the higher card, guesses what is most likely, and uses what it knows. */
export const greedy: Player<View, PlayCard> = {
  choose({ view, seat, legal }) {
    const scored = legal.map((move) => ({ move, score: scoreOf(move, view, seat) }));
    return scored.reduce((best, next) => (next.score > best.score ? next : best)).move;
  },
};

function scoreOf({ card, target, guess }: PlayCard, view: View, seat: number): number {
  const hand = view.hands[seat] as readonly CardName[];
  const kept = keptCard(hand, card);
  const keeping = rank(kept) / 8;
  if (card === 'princess') return -10;
  if (target === null) return card === 'handmaid' ? 0.7 + keeping / 2 : keeping;
  const likely = likelihoods(view, target, hand);
  const chance = (test: (name: CardName) => boolean) =>
    CARDS.reduce((sum, name, i) => sum + (test(name) ? likely[i] : 0), 0);
  switch (card) {
    case 'guard':
      return keeping / 2 + 2 * chance((name) => name === guess);
    case 'baron':
      return (
        keeping / 2 + 1.5 * (chance((name) => rank(name) < rank(kept)) - chance((name) => rank(name) > rank(kept)))
      );
    case 'prince':
      if (target === seat) return kept === 'princess' ? -10 : (4 - rank(kept)) / 8 - 0.3;
      return keeping / 2 + 2 * chance((name) => name === 'princess') + chance((name) => rank(name) > 4) / 4;
    case 'king':
      return CARDS.reduce((sum, name, i) => sum + likely[i] * rank(name), 0) / 8 - keeping;
    default:
      return keeping / 2 + 0.25;
  }
}

/** What is left of two cards after one is played. */
function keptCard(hand: readonly CardName[], played: CardName): CardName {
  return hand[0] === played ? (hand[1] ?? played) : hand[0];
}

const rank = (name: CardName) => CARDS.indexOf(name) + 1;

/** By card: how likely the target holds it. */
function likelihoods(view: View, target: number, own: readonly CardName[]): number[] {
  const copies = COPIES.slice();
  for (const name of [...view.open, ...view.discards.flat(), ...own]) copies[CARDS.indexOf(name)]--;
  const weights = copies.map((count, i) => (view.possible[target].includes(CARDS[i]) ? count : 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (total === 0 ? 0 : weight / total));
}
