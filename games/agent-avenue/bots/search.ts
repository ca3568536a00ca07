import type { HeuristicPlayer } from '@safehouse/bots';
import type { Evaluator } from '@safehouse/contract';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { canEvaluate, winProbability } from './evaluate.ts';
import { sampleMixedMove } from './mixed-strategy.ts';
import { evaluateMoves } from './move-evaluation.ts';
import { sampleWorldByOpponentModel } from './opponent-model.ts';
import type { SearchEffort } from './search-context.ts';
import { certainWin, followTeamMateVote } from './team-vote.ts';

/** Ten times as many rounds were not measurably stronger. */
export const SEARCH_EFFORT: SearchEffort = { sampledHands: 60, iterations: 50, maxRounds: 4 };

/** Solves each turn as a small game over sampled hands, with a trained value network for the positions after it. */
export const search: Evaluator<View, AgentAvenueMove> & HeuristicPlayer<View, AgentAvenueMove, State> = {
  choose(turn) {
    if (turn.legal.length === 1) return turn.legal[0];
    const evaluations = evaluateMoves(turn, SEARCH_EFFORT);
    return (
      certainWin(turn, evaluations) ??
      followTeamMateVote(turn, evaluations) ??
      sampleMixedMove(evaluations, turn.random)
    );
  },
  scoreMoves: (turn) => evaluateMoves(turn, SEARCH_EFFORT).map(({ move, win, visits }) => ({ move, win, visits })),
  sampleWorld: sampleWorldByOpponentModel,
  estimateValue: (state, seat) => (canEvaluate(state) ? winProbability(state, seat) : null),
};
