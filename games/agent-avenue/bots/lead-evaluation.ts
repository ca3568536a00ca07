import type { Budget } from '@safehouse/contract';
import { AGENTS, type Agent } from '../rules/cards.ts';
import { leadMove } from '../rules/moves.ts';
import { sampleHands, sampleTurnOutcomes } from './hand-samples.ts';
import { type MoveEvaluation, MoveStatistics } from './move-statistics.ts';
import { addSwaps, averageChooserPayoffs } from './offer-evaluation.ts';
import { canStartRound, type SearchContext } from './search-context.ts';
import type { TurnOutcomes } from './turn-outcomes.ts';
import { type HandPayoffs, mixPayoffs, pairValue, solveTurn, type TurnSolution } from './turn-solver.ts';

/** Evaluates the open card of a team's offer. The team mate adds the closed one from a hand that is hidden here. */
export function evaluateLeads(context: SearchContext, budget: Budget): MoveEvaluation[] {
  const statistics = new MoveStatistics();
  let outcomes = sampleTurnOutcomes(context);
  for (let round = 0; canStartRound(round, context, budget); round++) {
    if (round > 0 && context.view.mode === 'advanced') outcomes = sampleTurnOutcomes(context);
    const values = AGENTS.map((up) => leadValues(context, outcomes, up));
    statistics.startRound();
    for (const up of new Set(context.hand)) statistics.add(leadMove(up), values[up].win, 0, values[up].winIfCareless);
    addSwaps(
      statistics,
      context,
      (cards) => Math.max(...cards.map((card) => values[card].win)),
      (cards) => Math.max(...cards.map((card) => values[card].winIfCareless)),
    );
  }
  return statistics.evaluations();
}

function leadValues(
  context: SearchContext,
  outcomes: TurnOutcomes,
  up: Agent,
): Pick<MoveEvaluation, 'win' | 'winIfCareless'> {
  const hands = sampleHands(context, outcomes, context.unseen.slice(), { beside: up });
  const solution = solveTurn(hands, averageChooserPayoffs(context, outcomes), context.effort.iterations);
  const win = hands.reduce((sum, hand, i) => sum + strategyValue(hand, solution.strategies[i], solution), 0);
  const winIfCareless = hands.reduce((sum, hand) => sum + carelessValue(hand), 0);
  return { win: win / hands.length, winIfCareless: winIfCareless / hands.length };
}

function strategyValue(hand: HandPayoffs, strategy: Float64Array, solution: TurnSolution): number {
  return strategy.reduce((sum, probability, i) => sum + probability * pairValue(hand, i, solution), 0);
}

/** The average over all cards of the team mate and all replies. */
function carelessValue({ pairs, ifUp, ifDown }: HandPayoffs): number {
  return pairs.reduce((sum, _, i) => sum + mixPayoffs(ifUp[i], ifDown[i], 0.5), 0) / pairs.length;
}
