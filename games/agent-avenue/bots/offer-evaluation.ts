import type { Budget } from '@safehouse/contract';
import { HAND_SIZE } from '../data/cards.ts';
import { AGENTS, type Agent } from '../rules/cards.ts';
import { followMove, offerMove, swapMove } from '../rules/moves.ts';
import { computeChooserPayoffs, computeHandPayoffs, type OfferRole } from './hand-payoffs.ts';
import { sampleHands, sampleTurnOutcomes } from './hand-samples.ts';
import { type MoveEvaluation, MoveStatistics } from './move-statistics.ts';
import { downCardOf, upCardOf } from './offer-pairs.ts';
import { canStartRound, type SearchContext } from './search-context.ts';
import type { TurnOutcomes } from './turn-outcomes.ts';
import { type HandPayoffs, mixPayoffs, pairValue, solveTurn, type TurnSolution } from './turn-solver.ts';
import { countByAgent } from './unseen-cards.ts';

/** Evaluates the pairs that a hand can offer, or its cards to add to a team mate's open one, and swaps before. */
export function evaluateOffers(context: SearchContext, role: OfferRole, budget: Budget): MoveEvaluation[] {
  const statistics = new MoveStatistics();
  const pool = [...context.unseen, ...context.hand];
  let outcomes = sampleTurnOutcomes(context);
  for (let round = 0; canStartRound(round, context, budget); round++) {
    if (round > 0 && context.view.mode === 'advanced') outcomes = sampleTurnOutcomes(context);
    const ownHand = computeHandPayoffs(outcomes, context.hand, role, context.averageUnseenCard);
    const hands = [ownHand, ...sampleHands(context, outcomes, pool, role)];
    const solution = solveTurn(hands, averageChooserPayoffs(context, outcomes), context.effort.iterations);
    statistics.startRound();
    addOffers(statistics, ownHand, role, solution);
    addSwaps(statistics, context, (cards) =>
      bestPairValue(computeHandPayoffs(outcomes, cards, role, context.averageUnseenCard), solution),
    );
  }
  return statistics.evaluations();
}

/** The chooser's hand is unknown here, so an average one is assumed. */
export function averageChooserPayoffs(context: SearchContext, outcomes: TurnOutcomes): Float64Array {
  return computeChooserPayoffs(
    outcomes,
    context.averageUnseenCard.map((frequency) => HAND_SIZE * frequency),
  );
}

function addOffers(statistics: MoveStatistics, hand: HandPayoffs, role: OfferRole, solution: TurnSolution): void {
  hand.pairs.forEach((pair, i) => {
    const move = role === 'both' ? offerMove(upCardOf(pair), downCardOf(pair)) : followMove(downCardOf(pair));
    const winIfCareless = mixPayoffs(hand.ifUp[i], hand.ifDown[i], 0.5);
    statistics.add(move, pairValue(hand, i, solution), solution.strategies[0][i], winIfCareless);
  });
}

function bestPairValue(hand: HandPayoffs, solution: TurnSolution): number {
  return hand.pairs.reduce((best, _, i) => Math.max(best, pairValue(hand, i, solution)), 0);
}

/** The value of saving a swap for later. */
const SWAP_COST = 0.004;

/** A swap is worth the best use of the hand after it, averaged over the cards that may be drawn. */
export function addSwaps(
  statistics: MoveStatistics,
  { view, seat, hand, unseen }: SearchContext,
  handValue: (cards: readonly Agent[]) => number,
  carelessHandValue?: typeof handValue,
): void {
  if (view.swapsLeft[seat] === 0 || view.deck.closed === 0) return;
  const counts = countByAgent(unseen);
  const drawable = AGENTS.filter((agent) => counts[agent] > 0);
  for (const swapped of new Set(hand)) {
    const rest = hand.toSpliced(hand.indexOf(swapped), 1);
    const average = (value: typeof handValue) =>
      drawable.reduce((sum, agent) => sum + counts[agent] * value([...rest, agent]), 0) / unseen.length - SWAP_COST;
    statistics.add(swapMove(swapped), average(handValue), 0, carelessHandValue && average(carelessHandValue));
  }
}
