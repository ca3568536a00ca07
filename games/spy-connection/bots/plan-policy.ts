import type { State } from '../rules/state.ts';
import { estimateHorizon, type MatchHorizon } from './match-horizon.ts';
import { executePlan } from './plan-execution.ts';
import type { TourEstimator } from './tour-estimator.ts';
import { listPlans, type TurnPlan, tourStartAfter } from './turn-plans.ts';

export interface RankedPlan {
  readonly plan: TurnPlan;
  readonly value: number;
}

/** All plans of the active seat by what a tour promises, the best first. */
export function rankPlans(state: State, tour: TourEstimator, horizon: MatchHorizon): RankedPlan[] {
  tour.load(state, state.active, horizon);
  return listPlans(state)
    .map((plan) => ({ plan, value: tour.estimateScore(tourStartAfter(state, plan)) }))
    .sort((one, other) => other.value - one.value);
}

/** Plays the turn that promises most. Where it cannot be paid, what was given up for it pays for another. */
export function playBestTurn(state: State, tour: TourEstimator): void {
  const horizon = estimateHorizon(state, state.active, tour);
  while (
    !executePlan(
      { state, tourEstimator: tour, horizon, recordedMoves: null },
      rankPlans(state, tour, horizon)[0].plan,
    )
  );
}
