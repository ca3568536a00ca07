import { SEATS } from '@safehouse/contract';
import type { State } from '../rules/state.ts';
import { estimateHorizon } from './match-horizon.ts';
import { TourEstimator, tourStartAt } from './tour-estimator.ts';
import { scoreSpread } from './win-estimator.ts';

/** SC-28: a tie is won by the later seat, which is worth half a point. */
const TIE_BREAK_POINTS = 0.5;

/** Each seat's win probability by the estimated score of its tour. Does not depend on the order of the deck. */
export function forecast(state: State): readonly number[] {
  const seats = SEATS.slice(0, state.players.length);
  if (state.phase === 'draft') return seats.map(() => 1 / seats.length);
  const tour = new TourEstimator(state.board);
  const estimates = seats.map((seat) => {
    const horizon = estimateHorizon(state, seat, tour);
    tour.load(state, seat, horizon);
    return {
      points: tour.estimateScore(tourStartAt(state.players[seat].spy)) + TIE_BREAK_POINTS * seat,
      turns: horizon.end,
    };
  });
  const spread = scoreSpread(estimates[state.active].turns);
  const weights = estimates.map(({ points }) => Math.exp((points - estimates[0].points) / spread));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
