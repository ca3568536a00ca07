import { SEATS } from '@safehouse/contract';
import { score } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import { estimateHorizon } from './match-horizon.ts';
import { TourEstimator, tourStartAt } from './tour-estimator.ts';

/** SC-28: a tie is won by the later seat, which is worth half a point. */
const TIE_BREAK_POINTS = 0.5;

/** Features by seat, in the order of the weights. A lead counts more the fewer turns are left. */
export function forecastFeatures(state: State): number[][] {
  const tour = new TourEstimator(state.board);
  const turns = 1 + estimateHorizon(state, state.active, tour).end;
  const spread = Math.sqrt(turns);
  return SEATS.slice(0, state.players.length).map((seat) => {
    const player = state.players[seat];
    const { completed, missions, supply } = player;
    tour.load(state, seat, estimateHorizon(state, seat, tour));
    const expected = tour.estimateScore(tourStartAt(player.spy)) + TIE_BREAK_POINTS * seat;
    const turnsNeeded = tour.turnsToComplete(state.board.edition.missionsToEnd - completed.length);
    const points = score(state, player);
    return [
      expected / spread,
      expected / turns,
      points / spread,
      points / turns,
      completed.length / spread,
      turnsNeeded / spread,
      missions.length / spread,
      supply / spread,
    ];
  });
}
