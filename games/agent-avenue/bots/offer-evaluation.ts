import type { Budget } from '@safehouse/contract';
import { HAND_SIZE } from '../data/cards.ts';
import { AGENTS, type Agent } from '../rules/cards.ts';
import { followMove, offerMove, swapMove } from '../rules/moves.ts';
import {
  computeChooserPayoffs,
  computeHandPayoffs,
  downCardOf,
  type OfferRole,
  upCardOf,
} from './hand-payoffs.ts';
import { sampleHands, sampleTurnOutcomes } from './hand-samples.ts';
import { type MoveEvaluation, MoveStatistics } from './move-statistics.ts';
import { canStartRound, type SearchContext } from './search-context.ts';
import type { TurnOutcomes } from './turn-outcomes.ts';
import { type HandPayoffs, pairValue, solveTurn, type TurnSolution } from './turn-solver.ts';
import { countByAgent } from './unseen-cards.ts';

/** Weighs the pairs a hand can lay, or what it can lay beside a mate's card, and swaps before that. */
export function evaluateOffers(table: SearchContext, part: OfferRole, budget: Budget): MoveEvaluation[] {
  const tally = new MoveStatistics();
  const pool = [...table.unseen, ...table.hand];
  let splits = sampleTurnOutcomes(table);
  for (let round = 0; canStartRound(round, table, budget); round++) {
    if (round > 0 && table.view.mode === 'advanced') splits = sampleTurnOutcomes(table);
    const own = computeHandPayoffs(splits, table.hand, part, table.averageUnseenCard);
    const hands = [own, ...sampleHands(table, splits, pool, part)];
    const solved = solveTurn(hands, averageChooserPayoffs(table, splits), table.effort.iterations);
    tally.startRound();
    addOffers(tally, own, part, solved);
    addSwaps(tally, table, (cards) =>
      bestPairValue(computeHandPayoffs(splits, cards, part, table.averageUnseenCard), solved),
    );
  }
  return tally.evaluations();
}

/** The chooser's hand is unknown here: it counts as an average one. */
export function averageChooserPayoffs(table: SearchContext, splits: TurnOutcomes): Float64Array {
  return computeChooserPayoffs(
    splits,
    table.averageUnseenCard.map((share) => HAND_SIZE * share),
  );
}

function addOffers(tally: MoveStatistics, own: HandPayoffs, part: OfferRole, solved: TurnSolution): void {
  own.pairs.forEach((pair, i) => {
    const move = part === 'both' ? offerMove(upCardOf(pair), downCardOf(pair)) : followMove(downCardOf(pair));
    tally.add(move, pairValue(own, i, solved), solved.strategies[0][i], Math.max(own.ifUp[i], own.ifDown[i]));
  });
}

function bestPairValue(hand: HandPayoffs, solved: TurnSolution): number {
  return hand.pairs.reduce((best, _, i) => Math.max(best, pairValue(hand, i, solved)), 0);
}

/** What a swap kept for later is worth. */
const SWAP_COST = 0.004;

/** A swap is worth what the best use of the hand is worth after it, on average over the cards that may come. */
export function addSwaps(
  tally: MoveStatistics,
  table: SearchContext,
  worth: (cards: readonly Agent[]) => number,
): void {
  const { view, seat, hand, unseen } = table;
  if (view.swapsLeft[seat] === 0 || view.deck.closed === 0) return;
  const counts = countByAgent(unseen);
  for (const away of new Set(hand)) {
    const rest = hand.toSpliced(hand.indexOf(away), 1);
    const coming = AGENTS.filter((agent) => counts[agent] > 0);
    const sum = coming.reduce((sum, agent) => sum + counts[agent] * worth([...rest, agent]), 0);
    tally.add(swapMove(away), sum / unseen.length - SWAP_COST, 0);
  }
}
