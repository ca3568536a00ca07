import type { ScoredMove } from '@safehouse/contract';
import type { SpyMove } from '../rules/index.ts';
import { assignStartMission } from '../rules/moves/choose.ts';
import { clone, type State } from '../rules/state.ts';
import { TourEstimator, tourStartAt } from './tour-estimator.ts';
import { winProbabilityForLead } from './win-estimator.ts';

/** A whole match. */
const FULL_MATCH_HORIZON = { end: 18, uncertainty: 3 };

/** Start missions by what a tour promises, together with the open mission that suits them best (SC-8). */
export function scoreDraftMoves(state: State, legal: readonly SpyMove[]): ScoredMove<SpyMove>[] {
  const tour = new TourEstimator(state.board);
  const promises = legal.map((move) =>
    move.type === 'choose' ? evaluateStartMission(state, state.board.cardIndex(move.card), tour) : 0,
  );
  const usual = promises.reduce((sum, value) => sum + value, 0) / promises.length;
  const even = 1 / state.players.length;
  return legal
    .map((move, i) => ({
      move,
      win: 2 * even * winProbabilityForLead(promises[i] - usual, FULL_MATCH_HORIZON.end),
      visits: 1,
    }))
    .sort((one, other) => other.win - one.win);
}

function evaluateStartMission(draft: State, card: number, tour: TourEstimator): number {
  const state = clone(draft);
  assignStartMission(state, state.active, card);
  tour.load(state, state.active, FULL_MATCH_HORIZON);
  const { spy } = state.players[state.active];
  const values = state.display.map((accepted, place) =>
    tour.estimateScore({
      ...tourStartAt(spy),
      acceptedMission: accepted,
      planningAgents: state.planningCosts[place],
    }),
  );
  return Math.max(...values);
}
