import type { State } from '../rules/state.ts';
import { estimateHorizon } from './match-horizon.ts';
import { type TourEstimator, tourStartAt } from './tour-estimator.ts';

/** By place of an open mission: how many points an opponent of the seat would lose if it were gone. */
export function denialGains(state: State, seat: number, tour: TourEstimator): number[] {
  const gains = state.display.map(() => 0);
  state.players.forEach((_, opponent) => {
    if (opponent === seat) return;
    const { place, advantage } = bestMission(state, opponent, tour);
    if (place >= 0) gains[place] = Math.max(gains[place], advantage);
  });
  return gains;
}

/** The place of the mission that gives a seat the most points, compared with the second best, or with none. */
function bestMission(state: State, seat: number, tour: TourEstimator): { place: number; advantage: number } {
  tour.load(state, seat, estimateHorizon(state, seat, tour));
  const start = tourStartAt(state.players[seat].spy);
  let place = -1;
  let best = tour.estimateScore(start);
  let second = best;
  state.display.forEach((acceptedMission, i) => {
    const value = tour.estimateScore({ ...start, acceptedMission, planningAgents: state.planningCosts[i] });
    second = Math.max(second, Math.min(value, best));
    if (value <= best) return;
    best = value;
    place = i;
  });
  return { place, advantage: best - second };
}
