import type { State } from '../rules/state.ts';
import { estimateHorizon, type MatchHorizon } from './match-horizon.ts';
import { executePlan } from './plan-execution.ts';
import type { TourEstimator } from './tour-estimator.ts';
import { listPlans, type TurnPlan, tourStartAfter } from './turn-plans.ts';

interface RankedPlan {
  readonly plan: TurnPlan;
  readonly value: number;
}

/** All plans of the active seat by the estimated score of a tour after them, the best first. */
export function rankPlans(state: State, tour: TourEstimator, horizon: MatchHorizon): RankedPlan[] {
  tour.load(state, state.active, horizon);
  return listPlans(state)
    .map((plan) => ({ plan, value: tour.estimateScore(tourStartAfter(state, plan)) }))
    .sort((a, b) => b.value - a.value);
}

/** Plays the best turn. If it lacks agents, tries again with those that were freed for it. */
export function playBestTurn(state: State, tour: TourEstimator): void {
  const horizon = estimateHorizon(state, state.active, tour);
  const execution = { state, tourEstimator: tour, horizon, recordedMoves: null };
  while (!executePlan(execution, rankPlans(state, tour, horizon)[0].plan));
}
