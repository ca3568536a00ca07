import type { State } from '../rules/state.ts';
import type { TourEstimator } from './tour-estimator.ts';

/** When the match will be over, in turns of a seat from now, and how sure that is. */
export interface MatchHorizon {
  readonly end: number;
  readonly uncertainty: number;
}

/** Between the present turn, which is played for certain, and the next, which is not. */
const LAST_TURN_HORIZON: MatchHorizon = { end: 0.5, uncertainty: 0.1 };
/** Enough for a tour whose end does not matter. */
const DISTANT_HORIZON: MatchHorizon = { end: 30, uncertainty: 1 };

/** The match ends as soon as the quickest seat can end it; but it need not want to. */
export function estimateHorizon(state: State, seat: number, tour: TourEstimator): MatchHorizon {
  if (state.lastTurnsLeft !== null) return LAST_TURN_HORIZON;
  let end = Number.POSITIVE_INFINITY;
  for (let other = 0; other < state.players.length; other++) {
    const missing = state.board.edition.missionsToEnd - state.players[other].completed.length;
    tour.load(state, other, DISTANT_HORIZON);
    end = Math.min(end, tour.turnsToComplete(missing) + (other === seat ? 0 : 1));
  }
  end = Math.max(1, end);
  return { end, uncertainty: 0.8 + 0.15 * end };
}

export function shiftHorizon({ end, uncertainty }: MatchHorizon, turns: number): MatchHorizon {
  return { end: end - turns, uncertainty };
}

/** That the match goes on at a time. */
export function probabilityStillPlaying(time: number, { end, uncertainty }: MatchHorizon): number {
  return 1 / (1 + Math.exp((time - end) / uncertainty));
}

/** How many turns there may be beyond a time. */
export function expectedTurnsAfter(time: number, { end, uncertainty }: MatchHorizon): number {
  return uncertainty * Math.log(1 + Math.exp((end - time) / uncertainty));
}
