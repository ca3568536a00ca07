import type { HeuristicPlayer } from '@safehouse/bots';
import type { Evaluator } from '@safehouse/contract';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { canEvaluate, winProbability } from './evaluate.ts';
import { type MoveProbability, mixedStrategy, sampleMove } from './mixed-strategy.ts';
import { evaluateMoves } from './move-evaluation.ts';
import { sampleWorldByOpponentModel } from './opponent-model.ts';
import type { AgentAvenueTurn, SearchEffort } from './search-context.ts';
import { certainWin, followTeamMateVote } from './team-vote.ts';

/** Ten times as many rounds were not measurably stronger. */
const SEARCH_EFFORT: SearchEffort = { sampledHands: 60, iterations: 50, maxRounds: 4 };

/** Solves each turn as a small game over sampled hands, with a trained value network for the positions after it. */
export const search: Evaluator<View, AgentAvenueMove> & HeuristicPlayer<View, AgentAvenueMove, State> = {
  choose(turn) {
    return turn.legal.length === 1 ? turn.legal[0] : sampleMove(searchStrategy(turn), turn.random);
  },
  scoreMoves: (turn) => evaluateMoves(turn, SEARCH_EFFORT).map(({ move, win, visits }) => ({ move, win, visits })),
  sampleWorld: sampleWorldByOpponentModel,
  estimateValue: (state, seat) => (canEvaluate(state) ? winProbability(state, seat) : null),
};

/** By move: the probability that the search plays it. */
export function searchStrategy(turn: AgentAvenueTurn): readonly MoveProbability[] {
  const evaluations = evaluateMoves(turn, SEARCH_EFFORT);
  const move = certainWin(turn, evaluations) ?? followTeamMateVote(turn, evaluations);
  return move ? [{ move, probability: 1 }] : mixedStrategy(evaluations);
}
