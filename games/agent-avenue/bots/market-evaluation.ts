import { type Budget, type Move, MoveList } from '@safehouse/contract';
import { agentAvenue as rules } from '../rules/index.ts';
import { NO_VOTE } from '../rules/state.ts';
import { winProbability } from './evaluate.ts';
import { playForAllVoters, playOutMarket } from './market-playout.ts';
import { type MoveEvaluation, MoveStatistics } from './move-statistics.ts';
import { canStartRound, type SearchContext } from './search-context.ts';

/** Sampled even without any budget: a single world says little about hidden cards. */
const MIN_DETERMINIZATIONS = 8;

/** Evaluates market moves by playouts to the end of the turn in sampled worlds. */
export function evaluateMarketMoves(context: SearchContext, moves: readonly Move[], budget: Budget): MoveEvaluation[] {
  const statistics = new MoveStatistics();
  const legal = new MoveList();
  for (let round = 0; round < MIN_DETERMINIZATIONS || canStartRound(round, context, budget); round++) {
    const world = rules.redeal(context.view, context.random);
    world.votes.fill(NO_VOTE);
    statistics.startRound();
    for (const move of moves) {
      const state = rules.clone(world);
      playForAllVoters(state, move);
      playOutMarket(state, legal);
      statistics.add(move, winProbability(state, context.seat), 0);
    }
  }
  return statistics.evaluations();
}
