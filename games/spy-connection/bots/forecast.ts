import { SEATS } from '@safehouse/contract';
import type { State } from '../rules/state.ts';
import { horizonOf } from './outlook.ts';
import { stayAt, Tour } from './tour.ts';

/** With one turn to go, a lead of so many points makes a win e times as likely as a loss. */
const SPREAD = 1.5;
/** SC-28 decides ties for the later seat: as good as half a point. */
const TIE = 0.5;

/** How likely each seat wins, by the points that its tour still promises. The order of the deck plays no part. */
export function forecast(state: State): readonly number[] {
  const seats = SEATS.slice(0, state.rings.length);
  if (state.phase === 'draft') return seats.map(() => 1 / seats.length);
  const tour = new Tour(state.board);
  const outlooks = seats.map((seat) => {
    const horizon = horizonOf(state, seat, tour);
    tour.load(state, seat, horizon);
    return { points: tour.value(stayAt(state.rings[seat].spy)) + TIE * seat, turns: horizon.end };
  });
  const spread = SPREAD * Math.sqrt(1 + outlooks[state.active].turns);
  const weights = outlooks.map(({ points }) => Math.exp((points - outlooks[0].points) / spread));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
