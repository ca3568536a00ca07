import type { Budget } from '@safehouse/contract';
import { AGENTS, type Agent } from '../rules/cards.ts';
import { RECRUIT_DOWN, RECRUIT_UP } from '../rules/moves.ts';
import { computeChooserPayoffs, encodePair } from './hand-payoffs.ts';
import { sampleHands, sampleTurnOutcomes } from './hand-samples.ts';
import { type MoveEvaluation, MoveStatistics } from './move-statistics.ts';
import { canStartRound, isTeamSide, opponentSide, type SearchContext } from './search-context.ts';
import { downTakenIndex, upTakenIndex } from './turn-outcomes.ts';
import { solveTurn, type TurnSolution } from './turn-solver.ts';
import { countByAgent } from './unseen-cards.ts';

/** How often an opponent is thought to lay any pair at all, out of carelessness. */
const CARELESS_OFFER_RATE = 0.3;

/** Weighs the two cards of an offer by what a good player would have laid beside the open one. */
export function evaluateRecruits(table: SearchContext, up: Agent, budget: Budget): MoveEvaluation[] {
  const tally = new MoveStatistics();
  const team = isTeamSide(table, opponentSide(table));
  const pool = team ? table.unseen.slice() : [...table.unseen, up];
  const part = team ? { beside: up } : 'both';
  let splits = sampleTurnOutcomes(table);
  for (let round = 0; canStartRound(round, table, budget); round++) {
    if (round > 0 && table.view.mode === 'advanced') splits = sampleTurnOutcomes(table);
    const worth = computeChooserPayoffs(splits, countByAgent(table.hand));
    const solved = solveTurn(sampleHands(table, splits, pool, part), worth, table.effort.iterations);
    const belief = closedCardBelief(table, solved, up);
    const share = solved.upProbabilities[up];
    tally.startRound();
    tally.add(
      RECRUIT_UP,
      expectedValue(belief, (down) => worth[upTakenIndex(encodePair(up, down))]),
      share,
    );
    tally.add(
      RECRUIT_DOWN,
      expectedValue(belief, (down) => worth[downTakenIndex(encodePair(up, down))]),
      1 - share,
    );
  }
  return tally.evaluations();
}

/** How likely each agent is the closed card: laid by a good player or, now and then, by a careless one. */
function closedCardBelief({ unseen }: SearchContext, { pairFrequencies }: TurnSolution, up: Agent): number[] {
  const counts = countByAgent(unseen);
  const laid = AGENTS.map((down) => (counts[down] > 0 ? pairFrequencies[encodePair(up, down)] : 0));
  const total = laid.reduce((sum, one) => sum + one, 0);
  const others = AGENTS.map((down) => (down === up && unseen.length > counts[up] ? 0 : counts[down]));
  const all = others.reduce((sum, one) => sum + one, 0);
  const care = total > 0 ? 1 - CARELESS_OFFER_RATE : 0;
  return AGENTS.map(
    (down) => (total > 0 ? (care * laid[down]) / total : 0) + ((1 - care) * others[down]) / all,
  );
}

function expectedValue(belief: readonly number[], worth: (down: Agent) => number): number {
  return AGENTS.reduce((sum, down) => (belief[down] > 0 ? sum + belief[down] * worth(down) : sum), 0);
}
