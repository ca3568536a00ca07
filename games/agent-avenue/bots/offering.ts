import type { Budget } from '@safehouse/contract';
import { HAND_SIZE } from '../data/cards.ts';
import { AGENTS, type Agent } from '../rules/cards.ts';
import { followMove, offerMove, swapMove } from '../rules/moves.ts';
import { chooserWorth, downOf, handOf, type Part, upOf } from './hands.ts';
import { imaginedHands, possibleSplits } from './imagined.ts';
import { goesOn, type SeatTable } from './seat-table.ts';
import type { Splits } from './splits.ts';
import { Tally, type Thought } from './tally.ts';
import { type Hand, pairWorth, type Solved, solve } from './turn-game.ts';
import { counted } from './unseen.ts';

/** Weighs the pairs a hand can lay, or what it can lay beside a mate's card, and swaps before that. */
export function weighOffers(table: SeatTable, part: Part, budget: Budget): Thought[] {
  const tally = new Tally();
  const pool = [...table.unseen, ...table.hand];
  let splits = possibleSplits(table);
  for (let round = 0; goesOn(round, table, budget); round++) {
    if (round > 0 && table.view.mode === 'advanced') splits = possibleSplits(table);
    const own = handOf(splits, table.hand, part, table.unknown);
    const hands = [own, ...imaginedHands(table, splits, pool, part)];
    const solved = solve(hands, guessedWorth(table, splits), table.effort.times);
    tally.beginRound();
    addOffers(tally, own, part, solved);
    addSwaps(tally, table, (cards) => bestOf(handOf(splits, cards, part, table.unknown), solved));
  }
  return tally.thoughts();
}

/** The chooser's hand is unknown here: it counts as an average one. */
export function guessedWorth(table: SeatTable, splits: Splits): Float64Array {
  return chooserWorth(
    splits,
    table.unknown.map((share) => HAND_SIZE * share),
  );
}

function addOffers(tally: Tally, own: Hand, part: Part, solved: Solved): void {
  own.pairs.forEach((pair, i) => {
    const move = part === 'both' ? offerMove(upOf(pair), downOf(pair)) : followMove(downOf(pair));
    tally.add(move, pairWorth(own, i, solved), solved.plans[0][i], Math.max(own.ifUp[i], own.ifDown[i]));
  });
}

function bestOf(hand: Hand, solved: Solved): number {
  return hand.pairs.reduce((best, _, i) => Math.max(best, pairWorth(hand, i, solved)), 0);
}

/** What a swap kept for later is worth. */
const SWAP_COST = 0.004;

/** A swap is worth what the best use of the hand is worth after it, on average over the cards that may come. */
export function addSwaps(tally: Tally, table: SeatTable, worth: (cards: readonly Agent[]) => number): void {
  const { view, seat, hand, unseen } = table;
  if (view.swapsLeft[seat] === 0 || view.deck.closed === 0) return;
  const counts = counted(unseen);
  for (const away of new Set(hand)) {
    const rest = hand.toSpliced(hand.indexOf(away), 1);
    const coming = AGENTS.filter((agent) => counts[agent] > 0);
    const sum = coming.reduce((sum, agent) => sum + counts[agent] * worth([...rest, agent]), 0);
    tally.add(swapMove(away), sum / unseen.length - SWAP_COST, 0);
  }
}
