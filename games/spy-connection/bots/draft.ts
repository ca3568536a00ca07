import type { ScoredMove } from '@safehouse/contract';
import type { SpyMove } from '../rules/index.ts';
import { assignStartMission } from '../rules/moves/choose.ts';
import { clone, type State } from '../rules/state.ts';
import { TourEstimator, tourStartAt } from './tour-estimator.ts';
import { winProbabilityForLead } from './win-estimator.ts';

const FULL_MATCH_HORIZON = { end: 18, uncertainty: 3 };

/** SC-8: start missions by the estimated score of a tour, together with the best open mission. */
export function scoreDraftMoves(state: State, legal: readonly SpyMove[]): ScoredMove<SpyMove>[] {
  const tour = new TourEstimator(state.board);
  const scores = legal.map((move) =>
    move.type === 'choose' ? evaluateStartMission(state, state.board.cardIndex(move.card), tour) : 0,
  );
  const meanScore = scores.reduce((sum, value) => sum + value, 0) / scores.length;
  const evenChance = 1 / state.players.length;
  return legal
    .map((move, i) => ({
      move,
      win: 2 * evenChance * winProbabilityForLead(scores[i] - meanScore, FULL_MATCH_HORIZON.end),
      visits: 1,
    }))
    .sort((a, b) => b.win - a.win);
}

function evaluateStartMission(draft: State, card: number, tour: TourEstimator): number {
  const state = clone(draft);
  assignStartMission(state, state.active, card);
  tour.load(state, state.active, FULL_MATCH_HORIZON);
  const { spy } = state.players[state.active];
  const values = state.display.map((acceptedMission, index) =>
    tour.estimateScore({
      ...tourStartAt(spy),
      acceptedMission,
      planningAgents: state.planningCosts[index],
    }),
  );
  return Math.max(...values);
}
