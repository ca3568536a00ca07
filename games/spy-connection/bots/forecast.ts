import { SEATS } from '@safehouse/contract';
import type { State } from '../rules/state.ts';
import { estimateHorizon } from './match-horizon.ts';
import { TourEstimator, tourStartAt } from './tour-estimator.ts';

/** With one turn to go, a lead of so many points makes a win e times as likely as a loss. */
const LEAD_SCALE = 1.5;
/** SC-28 decides ties for the later seat: as good as half a point. */
const TIE_BREAK_POINTS = 0.5;

/** How likely each seat wins, by the points that its tour still promises. The order of the deck plays no part. */
export function forecast(state: State): readonly number[] {
  const seats = SEATS.slice(0, state.players.length);
  if (state.phase === 'draft') return seats.map(() => 1 / seats.length);
  const tour = new TourEstimator(state.board);
  const outlooks = seats.map((seat) => {
    const horizon = estimateHorizon(state, seat, tour);
    tour.load(state, seat, horizon);
    return {
      points: tour.estimateScore(tourStartAt(state.players[seat].spy)) + TIE_BREAK_POINTS * seat,
      turns: horizon.end,
    };
  });
  const spread = LEAD_SCALE * Math.sqrt(1 + outlooks[state.active].turns);
  const weights = outlooks.map(({ points }) => Math.exp((points - outlooks[0].points) / spread));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
