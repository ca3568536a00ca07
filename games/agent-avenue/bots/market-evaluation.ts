import { type Budget, type Move, MoveList } from '@safehouse/contract';
import { agentAvenue as rules } from '../rules/index.ts';
import { NO_VOTE } from '../rules/state.ts';
import { playForAllVoters, playOutMarket } from './market-playout.ts';
import { type MoveEvaluation, MoveStatistics } from './move-statistics.ts';
import { canStartRound, type SearchContext } from './search-context.ts';
import { winProbability } from './win-probability.ts';

/** Worlds looked into even when there is no time to think: one alone says little about hidden cards. */
const MIN_DETERMINIZATIONS = 8;

/** Weighs market cards and what to do with them by the positions they lead to in possible worlds. */
export function evaluateMarketMoves(
  table: SearchContext,
  moves: readonly Move[],
  budget: Budget,
): MoveEvaluation[] {
  const tally = new MoveStatistics();
  const legal = new MoveList();
  for (let round = 0; round < MIN_DETERMINIZATIONS || canStartRound(round, table, budget); round++) {
    const world = rules.redeal(table.view, table.random);
    world.votes.fill(NO_VOTE);
    tally.startRound();
    for (const move of moves) {
      const state = rules.clone(world);
      playForAllVoters(state, move);
      playOutMarket(state, legal);
      tally.add(move, winProbability(state, table.seat), 0);
    }
  }
  return tally.evaluations();
}
