import type { Budget } from '@safehouse/contract';
import { AGENTS, type Agent } from '../rules/cards.ts';
import { leadMove } from '../rules/moves.ts';
import { imaginedHands, possibleSplits } from './imagined.ts';
import { addSwaps, guessedWorth } from './offering.ts';
import { goesOn, type SeatTable } from './seat-table.ts';
import type { Splits } from './splits.ts';
import { Tally, type Thought } from './tally.ts';
import { type Hand, pairWorth, type Solved, solve } from './turn-game.ts';

/** Weighs the open card of a pair of players: the mate will lay the closed one from a hand not known here. */
export function weighLeads(table: SeatTable, budget: Budget): Thought[] {
  const tally = new Tally();
  let splits = possibleSplits(table);
  for (let round = 0; goesOn(round, table, budget); round++) {
    if (round > 0 && table.view.mode === 'advanced') splits = possibleSplits(table);
    const worths = AGENTS.map((up) => leadWorth(table, splits, up));
    tally.beginRound();
    for (const up of new Set(table.hand)) tally.add(leadMove(up), worths[up], 0);
    addSwaps(tally, table, (cards) => Math.max(...cards.map((card) => worths[card])));
  }
  return tally.thoughts();
}

function leadWorth(table: SeatTable, splits: Splits, up: Agent): number {
  const hands = imaginedHands(table, splits, table.unseen.slice(), { beside: up });
  const solved = solve(hands, guessedWorth(table, splits), table.effort.times);
  return hands.reduce((sum, hand, i) => sum + planWorth(hand, solved.plans[i], solved), 0) / hands.length;
}

function planWorth(hand: Hand, plan: Float64Array, solved: Solved): number {
  return plan.reduce((sum, share, i) => sum + share * pairWorth(hand, i, solved), 0);
}
