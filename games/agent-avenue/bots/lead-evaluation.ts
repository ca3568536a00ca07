import type { Budget } from '@safehouse/contract';
import { AGENTS, type Agent } from '../rules/cards.ts';
import { leadMove } from '../rules/moves.ts';
import { sampleHands, sampleTurnOutcomes } from './hand-samples.ts';
import { type MoveEvaluation, MoveStatistics } from './move-statistics.ts';
import { addSwaps, averageChooserPayoffs } from './offer-evaluation.ts';
import { canStartRound, type SearchContext } from './search-context.ts';
import type { TurnOutcomes } from './turn-outcomes.ts';
import { type HandPayoffs, pairValue, solveTurn, type TurnSolution } from './turn-solver.ts';

/** Weighs the open card of a pair of players: the mate will lay the closed one from a hand not known here. */
export function evaluateLeads(table: SearchContext, budget: Budget): MoveEvaluation[] {
  const tally = new MoveStatistics();
  let splits = sampleTurnOutcomes(table);
  for (let round = 0; canStartRound(round, table, budget); round++) {
    if (round > 0 && table.view.mode === 'advanced') splits = sampleTurnOutcomes(table);
    const worths = AGENTS.map((up) => leadValue(table, splits, up));
    tally.startRound();
    for (const up of new Set(table.hand)) tally.add(leadMove(up), worths[up], 0);
    addSwaps(tally, table, (cards) => Math.max(...cards.map((card) => worths[card])));
  }
  return tally.evaluations();
}

function leadValue(table: SearchContext, splits: TurnOutcomes, up: Agent): number {
  const hands = sampleHands(table, splits, table.unseen.slice(), { beside: up });
  const solved = solveTurn(hands, averageChooserPayoffs(table, splits), table.effort.iterations);
  return (
    hands.reduce((sum, hand, i) => sum + strategyValue(hand, solved.strategies[i], solved), 0) / hands.length
  );
}

function strategyValue(hand: HandPayoffs, plan: Float64Array, solved: TurnSolution): number {
  return plan.reduce((sum, share, i) => sum + share * pairValue(hand, i, solved), 0);
}
