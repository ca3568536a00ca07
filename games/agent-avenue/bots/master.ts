import type { HeuristicPlayer } from '@safehouse/bots';
import type { Evaluator } from '@safehouse/contract';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { sampleMixedMove } from './mixed-strategy.ts';
import { evaluateMoves } from './move-evaluation.ts';
import { sampleWorldByOpponentModel } from './opponent-model.ts';
import type { SearchEffort } from './search-context.ts';
import { certainWin, followTeamMateVote } from './team-vote.ts';
import { canEvaluate, winProbability } from './win-probability.ts';

/** Ten times the rounds have not measured as stronger. */
const MASTER_EFFORT: SearchEffort = { sampledHands: 60, iterations: 50, maxRounds: 4 };

/**
 * Solves each turn as a small game over the hands that may be behind it, with a learned estimate of what comes after.
 */
export const master: Evaluator<View, AgentAvenueMove> & HeuristicPlayer<View, AgentAvenueMove, State> = {
  choose(turn) {
    if (turn.legal.length === 1) return turn.legal[0];
    const thoughts = evaluateMoves(turn, MASTER_EFFORT);
    return (
      certainWin(turn, thoughts) ??
      followTeamMateVote(turn, thoughts) ??
      sampleMixedMove(thoughts, turn.random)
    );
  },
  scoreMoves: (turn) =>
    evaluateMoves(turn, MASTER_EFFORT).map(({ move, win, visits }) => ({ move, win, visits })),
  sampleWorld: sampleWorldByOpponentModel,
  estimateValue: (state, seat) => (canEvaluate(state) ? winProbability(state, seat) : null),
};
