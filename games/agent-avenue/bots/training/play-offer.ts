import type { Random } from '@safehouse/contract';
import { agentAvenue as rules } from '../../rules/index.ts';
import { MOVE_CODEC, offerMove } from '../../rules/moves.ts';
import { computeHandPayoffs, downCardOf, upCardOf } from '../hand-payoffs.ts';
import { NO_CHANCE } from '../market-playout.ts';
import { randomFraction } from '../mixed-strategy.ts';
import { MoveStatistics } from '../move-statistics.ts';
import { addSwaps } from '../offer-evaluation.ts';
import type { SearchContext } from '../search-context.ts';
import type { HandPayoffs } from '../turn-solver.ts';
import { bestPairValue, pairValues, searchContextFor, type TrainingTurn } from './training-turn.ts';

/** Swaps while that helps, then offers a pair. */
export function playOffer(turn: TrainingTurn, table: SearchContext, own: HandPayoffs): number {
  const hand = playSwaps(turn, table, own);
  const plan = hand === own ? turn.solution.strategies[0] : null;
  const pair = hand.pairs[choosePairIndex(hand, plan, turn)];
  rules.play(turn.state, table.seat, offerMove(upCardOf(pair), downCardOf(pair)), NO_CHANCE, null);
  return pair;
}

/** There is no plan for a hand that was swapped into: its best pair goes. */
function choosePairIndex(
  hand: HandPayoffs,
  plan: Float64Array | null,
  { policy, solution }: TrainingTurn,
): number {
  const { random, explorationRate } = policy;
  if (randomFraction(random) < explorationRate) return random.below(hand.pairs.length);
  return plan ? sampleIndex(plan, random) : pairValues(hand, solution).indexOf(bestPairValue(hand, solution));
}

function playSwaps(turn: TrainingTurn, table: SearchContext, hand: HandPayoffs): HandPayoffs {
  const { state, policy, outcomes, solution } = turn;
  const tally = new MoveStatistics();
  tally.startRound();
  addSwaps(tally, table, (cards) =>
    bestPairValue(computeHandPayoffs(outcomes, cards, 'both', table.averageUnseenCard), solution),
  );
  const [swap] = tally.evaluations().sort((a, b) => b.win - a.win);
  const move = swap && swap.win > bestPairValue(hand, solution) ? MOVE_CODEC.parse(swap.move) : null;
  if (move === null) return hand;
  rules.play(state, table.seat, move, NO_CHANCE, null);
  const next = searchContextFor(state, policy);
  return playSwaps(turn, next, computeHandPayoffs(outcomes, next.hand, 'both', next.averageUnseenCard));
}

function sampleIndex(plan: Float64Array, random: Random): number {
  let rest = randomFraction(random);
  const place = plan.findIndex((share) => {
    rest -= share;
    return rest < 0;
  });
  return place < 0 ? plan.length - 1 : place;
}
