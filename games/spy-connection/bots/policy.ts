import type { State } from '../rules/state.ts';
import { carryOut } from './carry.ts';
import { type Horizon, horizonOf } from './outlook.ts';
import { openingOf, type Plan, plansFor } from './plans.ts';
import type { Tour } from './tour.ts';

export interface Ranked {
  readonly plan: Plan;
  readonly value: number;
}

/** All plans of the active seat by what a tour promises, the best first. */
export function rank(state: State, tour: Tour, horizon: Horizon): Ranked[] {
  tour.load(state, state.active, horizon);
  return plansFor(state)
    .map((plan) => ({ plan, value: tour.value(openingOf(state, plan)) }))
    .sort((one, other) => other.value - one.value);
}

/** Plays the turn that promises most. Where it cannot be paid, what was given up for it pays for another. */
export function playTurn(state: State, tour: Tour): void {
  const horizon = horizonOf(state, state.active, tour);
  while (!carryOut({ state, tour, horizon, noted: null }, rank(state, tour, horizon)[0].plan));
}
