import type { Random } from '@safehouse/contract';
import { agentAvenue as rules } from '../../rules/index.ts';
import { MOVE_CODEC, offerMove } from '../../rules/moves.ts';
import { computeHandPayoffs } from '../hand-payoffs.ts';
import { NO_CHANCE } from '../market-playout.ts';
import { randomFraction } from '../mixed-strategy.ts';
import { MoveStatistics } from '../move-statistics.ts';
import { addSwaps } from '../offer-evaluation.ts';
import { downCardOf, upCardOf } from '../offer-pairs.ts';
import type { SearchContext } from '../search-context.ts';
import type { HandPayoffs } from '../turn-solver.ts';
import { bestPairValue, pairValues, searchContextFor, type TrainingTurn } from './training-turn.ts';

/** Swaps as long as it helps, then offers a pair. Returns the pair. */
export function playOffer(turn: TrainingTurn, context: SearchContext, ownHand: HandPayoffs): number {
  const hand = playSwaps(turn, context, ownHand);
  const strategy = hand === ownHand ? turn.solution.strategies[0] : null;
  const pair = hand.pairs[choosePairIndex(hand, strategy, turn)];
  rules.play(turn.state, context.seat, offerMove(upCardOf(pair), downCardOf(pair)), NO_CHANCE, null);
  return pair;
}

/** There is no strategy for a hand after a swap, so it offers its best pair. */
function choosePairIndex(hand: HandPayoffs, strategy: Float64Array | null, { policy, solution }: TrainingTurn): number {
  const { random, explorationRate } = policy;
  if (randomFraction(random) < explorationRate) return random.below(hand.pairs.length);
  if (strategy) return sampleIndex(strategy, random);
  return pairValues(hand, solution).indexOf(bestPairValue(hand, solution));
}

function playSwaps(turn: TrainingTurn, context: SearchContext, hand: HandPayoffs): HandPayoffs {
  const { state, policy, outcomes, solution } = turn;
  const statistics = new MoveStatistics();
  statistics.startRound();
  addSwaps(statistics, context, (cards) =>
    bestPairValue(computeHandPayoffs(outcomes, cards, 'both', context.averageUnseenCard), solution),
  );
  const [swap] = statistics.evaluations().sort((a, b) => b.win - a.win);
  const move = swap && swap.win > bestPairValue(hand, solution) ? MOVE_CODEC.parse(swap.move) : null;
  if (move === null) return hand;
  rules.play(state, context.seat, move, NO_CHANCE, null);
  const nextContext = searchContextFor(state, policy);
  const nextHand = computeHandPayoffs(outcomes, nextContext.hand, 'both', nextContext.averageUnseenCard);
  return playSwaps(turn, nextContext, nextHand);
}

function sampleIndex(strategy: Float64Array, random: Random): number {
  let remaining = randomFraction(random);
  const index = strategy.findIndex((probability) => {
    remaining -= probability;
    return remaining < 0;
  });
  return index < 0 ? strategy.length - 1 : index;
}
