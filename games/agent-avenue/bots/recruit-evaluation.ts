import type { Budget, Move } from '@safehouse/contract';
import { AGENTS, type Agent } from '../rules/cards.ts';
import { RECRUIT_DOWN, RECRUIT_UP } from '../rules/moves.ts';
import { computeChooserPayoffs } from './hand-payoffs.ts';
import { sampleHands, sampleTurnOutcomes } from './hand-samples.ts';
import { type MoveEvaluation, MoveStatistics } from './move-statistics.ts';
import { downTakenIndex, encodePair, upTakenIndex } from './offer-pairs.ts';
import { canStartRound, isTeamSide, opponentSide, type SearchContext } from './search-context.ts';
import { solveTurn, type TurnSolution } from './turn-solver.ts';
import { countByAgent } from './unseen-cards.ts';

/** The share of offers in which the opponent is assumed to choose a random pair. */
const CARELESS_OFFER_RATE = 0.3;

/** Evaluates the two cards of an offer by what a good player would have put next to the open one. */
export function evaluateRecruits(context: SearchContext, up: Agent, budget: Budget): MoveEvaluation[] {
  const statistics = new MoveStatistics();
  const isTeamOffer = isTeamSide(context, opponentSide(context));
  const pool = isTeamOffer ? context.unseen.slice() : [...context.unseen, up];
  const role = isTeamOffer ? { beside: up } : 'both';
  let outcomes = sampleTurnOutcomes(context);
  for (let round = 0; canStartRound(round, context, budget); round++) {
    if (round > 0 && context.view.mode === 'advanced') outcomes = sampleTurnOutcomes(context);
    const payoffs = computeChooserPayoffs(outcomes, countByAgent(context.hand));
    const hands = sampleHands(context, outcomes, pool, role);
    const solution = solveTurn(hands, payoffs, context.effort.iterations);
    const belief = closedCardBelief(context, solution, up);
    const upValue = (down: Agent) => payoffs[upTakenIndex(encodePair(up, down))];
    const downValue = (down: Agent) => payoffs[downTakenIndex(encodePair(up, down))];
    const careless = carelessBelief(context, up);
    const upProbability = solution.upProbabilities[up];
    const add = (move: Move, probability: number, value: (down: Agent) => number) =>
      statistics.add(move, expectedValue(belief, value), probability, expectedValue(careless, value));
    statistics.startRound();
    add(RECRUIT_UP, upProbability, upValue);
    add(RECRUIT_DOWN, 1 - upProbability, downValue);
  }
  return statistics.evaluations();
}

/** The probability of each agent to be the closed card, chosen by a good player or sometimes by a careless one. */
function closedCardBelief(context: SearchContext, { pairFrequencies }: TurnSolution, up: Agent): number[] {
  const counts = countByAgent(context.unseen);
  const careful = AGENTS.map((down) => (counts[down] > 0 ? pairFrequencies[encodePair(up, down)] : 0));
  const carefulTotal = sumOf(careful);
  const careless = carelessBelief(context, up);
  if (carefulTotal === 0) return careless;
  return AGENTS.map(
    (down) => ((1 - CARELESS_OFFER_RATE) * careful[down]) / carefulTotal + CARELESS_OFFER_RATE * careless[down],
  );
}

/** The probability of each agent to be the closed card, if it was chosen at random. */
function carelessBelief({ unseen }: SearchContext, up: Agent): number[] {
  const counts = countByAgent(unseen);
  const possible = AGENTS.map((down) => (down === up && unseen.length > counts[up] ? 0 : counts[down]));
  return possible.map((count) => count / sumOf(possible));
}

const sumOf = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0);

function expectedValue(belief: readonly number[], valueIf: (down: Agent) => number): number {
  return AGENTS.reduce((sum, down) => (belief[down] > 0 ? sum + belief[down] * valueIf(down) : sum), 0);
}
